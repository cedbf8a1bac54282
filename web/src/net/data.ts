/** What was made with the page and is fetched when it is needed, once. */
const found = new Map<string, Promise<unknown>>()

async function read(path: string): Promise<unknown> {
  const response = await fetch(`/data/${path}`)
  if (!response.ok) throw new Error(path)
  return response.json()
}

export function fetchData<T>(path: string): Promise<T> {
  const coming = found.get(path) ?? read(path)
  found.set(path, coming)
  coming.catch(() => found.delete(path))
  return coming as Promise<T>
}
