/** An adventure that is over: the map grows as it was found, through anybody's eyes. */
import type { Replay } from '../../../table/game'
import { t } from '../../../text/texts.svelte'
import { isSorcerers, type Event, type Options, type View } from '../types'
import { heroName } from '../words'
import After from './After.svelte'
import Board from './Board.svelte'
import { rounds, storyOf, turningPoints, type Moment } from './story'

const ALL = '+'
const heroesOf = ({ party }: Options, seat: string): string => party.filter((chosen) => chosen.seat === seat).map(({ hero }) => heroName(hero)).join(', ')

const REPLAY: Replay<Event, View, Moment> = {
  eyes: ({ sitters, options }, names) => [
    { seat: ALL, name: t('replay-party') },
    ...sitters.filter(({ seat }) => !isSorcerers(seat)).map(({ seat }) => ({ seat, name: [names.seat(seat), heroesOf(options as Options, seat)].filter(Boolean).join(' · ') })),
    ...sitters.filter(({ seat }) => isSorcerers(seat)).map(({ seat }) => ({ seat, name: t('replay-screen') })),
  ],
  spoils: (seat, { goes_on, last, entries }) => (isSorcerers(seat) && (goes_on || last < entries) ? t('replay-spoils') : ''),
  story: storyOf,
  opens: (story) => Math.max(0, story.findIndex(({ view }) => view.board)),
  points: turningPoints,
  parts: rounds,
  tells: () => true,
  Board,
  After,
}

export default REPLAY
