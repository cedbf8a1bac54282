/** What this browser keeps between visits: settings, a name, receipts; no word of a game. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`taberna.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`taberna.${name}`, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing still plays
  }
}
