/** How classes of what was remembered are called. */
import type { Share } from '../../../wire/messages'

/** By how often: `0`, `1`, `2`, `3–4`, `5+`. */
export function times(shares: readonly Share[]): string[] {
  let before = -1
  return shares.map(({ label }) => {
    const first = before + 1
    before = Number(label)
    return !label ? `${first}+` : first === before ? label : `${first}–${label}`
  })
}

/** By how long: `≤ 15s`, …, `> 2 min`. */
export function lasting(shares: readonly Share[], language: string): string[] {
  const said = (seconds: number): string => {
    const unit = seconds < 60 ? 'second' : 'minute'
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: seconds < 60 ? 'narrow' : 'short' }).format(seconds < 60 ? seconds : seconds / 60)
  }
  return shares.map(({ label }, i) => (label ? `≤ ${said(Number(label))}` : `> ${said(Number(shares[i - 1]?.label))}`))
}
