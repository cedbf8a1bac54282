/** What an object is good for, in a few words: its dice, or what it does. */
import { t } from '../../text/texts.svelte'
import { content } from './content.svelte'
import { does } from './whatItDoes.svelte'

const GIVES = ['attack', 'shot', 'defence', 'armour'] as const

export function dice(id: string): string {
  const item = content().items[id]
  return GIVES.flatMap((what) => (item?.[what] ? [t(`dice-${what}`, { count: item[what] })] : [])).join(', ')
}

export const gives = (id: string): string => (content().items[id]?.place === 'pack' || !dice(id) ? (does().items[id] ?? '') : dice(id))
