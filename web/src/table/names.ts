/** How those at a table are called: by their own names, and those who play together by all of theirs. */
import type { Seat } from '../net/types'
import { language, t } from '../text/texts.svelte'
import { inOwnWords } from '../text/usual'
import type { Names } from './game'

export function namesOf(seats: () => readonly { seat: Seat; name: string }[], side: (seat: Seat) => string): Names {
  const seat = (one: Seat): string => inOwnWords(seats().find((known) => known.seat === one)?.name ?? '') || t('seat-player', { seat: one })
  return {
    seat,
    side: (wanted) => {
      const own = seats().filter((known) => side(known.seat) === wanted)
      const [one, two] = own.map((known) => seat(known.seat))
      if (own.length > 2) return new Intl.ListFormat(language()).format(own.map((known) => seat(known.seat)))
      return two ? t('team-of', { one: one ?? '', two }) : (one ?? seat(wanted))
    },
  }
}
