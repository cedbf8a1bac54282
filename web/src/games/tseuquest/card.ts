/** A card of magic as it is printed. */
import { t } from '../../text/texts.svelte'
import { content } from './content.svelte'
import { does } from './whatItDoes.svelte'
import { about, cardName } from './words'

export function printed(id: string): { id: string; name: string; element: string; elementName: string; cost: number; does: string; about: string } {
  const { element = '', cost = 0 } = content().cards[id] ?? {}
  return { id, name: cardName(id), element, elementName: t('element', { element }), cost, does: does().cards[id] ?? '', about: about('card', id) }
}
