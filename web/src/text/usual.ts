/** Names that nobody chose: the page gave them, in the language of whoever opened the table. Everybody reads them in their own. */
import { has, t } from './texts.svelte'

/** As they are in locales/ (a test compares them). */
export const USUAL: Readonly<Record<string, readonly string[]>> = {
  somebody: ['Stranger', 'Visitante', 'Inconnu', 'Ξένος'],
  'seat-sorcerer': ['Sorcerer', 'Malvado Brujo', 'Sorcier', 'Κακός Μάγος'],
}

export function inOwnWords(name: string): string {
  const id = Object.keys(USUAL).find((one) => USUAL[one]?.includes(name))
  return id && has(id) ? t(id) : name
}
