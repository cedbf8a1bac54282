/** What a page can check of a record by itself: the seal over it, and that the house's secret is what it promised. */

export interface Checked {
  seal: boolean
  /** null: there was no secret to promise, as with practice dice. */
  promise: boolean | null
  /** How many seats added bytes of their own. */
  added: number
}

interface Header {
  fairness: { dice: string; commitment?: string; contributions?: Record<string, string> }
}
interface Seal {
  secret: string | null
  digest: string
}

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const hashed = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const unhex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** Every part with its length before it, as `_digest` in src/taberna/table/seed.py. */
function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0))
  let at = 0
  for (const part of parts) {
    new DataView(whole.buffer).setBigUint64(at, BigInt(part.length))
    whole.set(part, at + 8)
    at += 8 + part.length
  }
  return whole
}

export async function check(record: string): Promise<Checked> {
  const end = record.lastIndexOf('\n', record.length - 2) + 1
  const line = record.slice(end, -1)
  const seal = JSON.parse(line) as Seal
  const { fairness } = JSON.parse(record.slice(0, record.indexOf('\n'))) as Header
  const blank = line.replace(`"digest":"${seal.digest}"`, '"digest":""')
  const promised = fairness.dice === 'committed' && seal.secret !== null
  return {
    seal: (await hashed(bytesOf(record.slice(0, end) + blank))) === seal.digest,
    promise: promised ? (await hashed(joined(bytesOf('taberna commitment 1'), unhex(seal.secret ?? '')))) === fairness.commitment : null,
    added: Object.values(fairness.contributions ?? {}).filter(Boolean).length,
  }
}
