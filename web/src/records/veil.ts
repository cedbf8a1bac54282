/** Options that hold a secret, as src/taberna/table/veil.py has a house sign them: what everybody may know as it is, and of the rest a salted digest. */
import { bytesOf, framed, hashed, unhex } from './signing'

/** How a record lifts it. */
export interface Veil {
  salt: string
  hidden: string[]
}
/** What stands in an opening in place of the options. */
export interface Veiled {
  options: 'veiled'
  shown: object
  hidden: string[]
  digest: string
}

/** The options as they are signed, to the character. Where this browser can't hash, `digest` is taken for theirs. */
export async function veiled(options: string, { salt, hidden }: Veil, digest = ''): Promise<string> {
  const [bytes, fields] = [unhex(salt), fieldsOf(options)]
  const names = [...fields.keys()].filter((name) => hidden.includes(name)).sort()
  if (bytes?.length !== 32 || !hidden.length || JSON.stringify(names) !== JSON.stringify(hidden)) return 'null'
  const shown = [...fields].filter(([name]) => !hidden.includes(name)).map(([name, said]) => `"${name}":${said}`)
  const known = globalThis.crypto?.subtle ? await hashed(framed(bytesOf('taberna options 1'), bytes, bytesOf(options))) : digest
  return `{"options":"veiled","shown":{${shown.join(',')}},"hidden":${JSON.stringify(hidden)},"digest":"${known}"}`
}

/** Whether these options may be told of those that were signed: all that these show is the same. */
export function isShown(signed: unknown, told: unknown): boolean {
  const veil = signed as Partial<Veiled>
  if (veil.options !== 'veiled' || !veil.hidden) return JSON.stringify(signed) === JSON.stringify(told)
  const fields = told as Record<string, unknown>
  const rest = Object.entries(fields).filter(([name]) => !veil.hidden?.includes(name))
  return veil.hidden.every((name) => name in fields) && JSON.stringify(Object.fromEntries(rest)) === JSON.stringify(veil.shown)
}

/** The fields of an object as they are written, to the character. */
export function fieldsOf(line: string): Map<string, string> {
  const found = new Map<string, string>()
  let [depth, start, key] = [0, -1, '']
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? ''
    if (char === '"') {
      const end = closing(line, at)
      if (depth === 1 && start < 0 && line[end + 1] === ':') [key, start] = [line.slice(at + 1, end), end + 2]
      at = end
    } else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
    if (start >= 0 && at >= start && (depth === 0 || (depth === 1 && char === ','))) {
      found.set(key, line.slice(start, at))
      start = -1
    }
  }
  return found
}

function closing(line: string, quote: number): number {
  let at = quote + 1
  while (at < line.length && line[at] !== '"') at += line[at] === '\\' ? 2 : 1
  return at
}
