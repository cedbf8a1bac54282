/** What is said at a table, in the words of whoever reads it. */
import type { Seat, Sitting, Spoken } from '../net/types'
import type { Phrase } from '../wire/messages'
import { settings } from '../settings/settings.svelte'
import { say } from '../text/phrase'
import { has } from '../text/texts.svelte'

/** People are heard as they speak, the house's bots in the language of whoever listens. */
export const wordsOf = ({ text, phrase }: Spoken, called = (seat: Seat): string => seat): string =>
  phrase && has(phrase.message) ? say(phrase, (seats) => seats.map(called).join(', ')) : text

/** Whether the house's bots were asked to keep silent, and this is one of them. */
export function isHushed(line: Spoken, sittings: readonly Sitting[]): boolean {
  return settings.hush && sittings.some((sitting) => sitting.seat === line.seat && sitting.kind === 'bot')
}

/** Whether it is heard here as talk: a reason is told with the deed. */
export const isHeard = (line: Spoken, sittings: readonly Sitting[]): boolean => !line.reason && !isHushed(line, sittings)

/** What a log tells: what happened, and before each deed of a bot why it did it. */
export function withReasons<T extends { seq: number }, E extends object>(
  told: readonly T[],
  lines: readonly Pick<Spoken, 'after' | 'reason' | 'phrase'>[],
  eventsOf: (telling: T) => readonly E[],
): (E | { phrases: Phrase[] })[] {
  const reasons = lines.filter(({ reason, phrase }) => reason && phrase && has(phrase.message))
  let from = 0
  return told.flatMap((telling) => {
    const [first, before] = [from, telling.seq]
    from = before
    const due = reasons.filter(({ after }) => after >= first && after < before)
    return [...due.flatMap(({ phrase }) => (phrase ? [{ phrases: [phrase] }] : [])), ...eventsOf(telling)]
  })
}
