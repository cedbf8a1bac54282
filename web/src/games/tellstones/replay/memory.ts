/** A bot's memory along the story of a game: which part of it belongs to which moment. */
import type * as wire from '../../../wire/messages'
import type { Motive, Recollection, Slip } from '../../../wire/tellstones'
import type { Moment } from './story'

/** What a bot of this game tells. */
export type Mind = Omit<wire.Mind, 'moments'> & { moments: Recollection[] }

export type Thought = { at: number; slip: Slip; motive?: never } | { at: number; motive: Motive; slip?: never }

/** Its mind as it was after this moment. */
export function recalled(mind: Mind, moment: Moment): Recollection | undefined {
  return mind.moments.findLast((one) => one.seq <= moment.seq)
}

/** All that went through its mind, each with the moment it belongs to. */
export function thoughts(mind: Mind, story: readonly Moment[]): Thought[] {
  return mind.moments.flatMap((one) => {
    const at = story.findIndex((moment) => moment.seq >= one.seq)
    if (at < 0) return []
    return [...(one.motive ? [{ at, motive: one.motive }] : []), ...one.slips.map((slip) => ({ at, slip }))]
  })
}
