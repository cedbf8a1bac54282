/** What is said at a table, in the words of whoever reads it. */
import type { Sitting, Spoken } from '../net/types'
import { settings } from '../settings/settings.svelte'
import { say } from '../text/phrase'
import { has } from '../text/texts.svelte'

/** People are heard as they speak, the house's bots in the language of whoever listens. */
export const wordsOf = ({ text, phrase }: Spoken): string => (phrase && has(phrase.message) ? say(phrase, (seats) => seats.join(', ')) : text)

/** Whether it is heard here: the house's bots can be asked to keep silent. */
export function isHeard(line: Spoken, sittings: readonly Sitting[]): boolean {
  return !settings.hush || sittings.every((sitting) => sitting.seat !== line.seat || sitting.kind !== 'bot')
}
