/** Hashes and Ed25519 signatures, as src/taberna/table/{seed,signing,opening}.py make them. */

type Bytes = Uint8Array<ArrayBuffer>

export const OPENING = 'taberna opening 1\n'
export const CONTRIBUTION = 'taberna contribution 1\n'
export const RECORD = 'taberna record 2\n'

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

/** null: no hexadecimal digits, or not as they are written here. */
export function unhex(text: string): Bytes | null {
  return /^([0-9a-f]{2})*$/.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)) : null
}

export const hashed = async (bytes: Bytes): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes))

/** Every part with its length before it: no two lists of parts are the same bytes. */
export function framed(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0))
  let at = 0
  for (const part of parts) {
    new DataView(whole.buffer).setBigUint64(at, BigInt(part.length))
    whole.set(part, at + 8)
    at += 8 + part.length
  }
  return whole
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The heights of the points of small order, and those that are written another way than the one there is: signatures fit such a key that
 * nobody made with a private one. */
const WEAK = [
  ...['00', '01', 'ec', 'ed', 'ee', 'ef', 'f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'fa', 'fb', 'fc', 'fd', 'fe', 'ff'].map((low) =>
    low < 'ec' ? low + '00'.repeat(31) : `${low}${'ff'.repeat(30)}7f`,
  ),
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
]

/** Whether it is a public key that only its private half signs for. */
export function isStrong(house: string): boolean {
  const key = unhex(house)
  if (key?.length !== 32) return false
  const top = (parseInt(house.slice(62), 16) & 0x7f).toString(16).padStart(2, '0')
  return !WEAK.includes(house.slice(0, 62) + top)
}

/** Whether the house with this public key has signed it; null where the browser can't tell: an older one, or a page that came over an open line. */
export async function isSigned(house: string, signature: string, message: Bytes): Promise<boolean | null> {
  const [raw, mark] = [unhex(house), unhex(signature)]
  if (!raw || !mark || !isStrong(house) || mark.length !== 64) return false
  if (!globalThis.crypto?.subtle) return null
  try {
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, mark, message)
  } catch (error) {
    return error instanceof DOMException && error.name === 'DataError' ? false : null
  }
}
