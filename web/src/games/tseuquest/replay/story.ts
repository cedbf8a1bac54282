/** An adventure that is over as a row of moments, each with what these eyes saw then. */
import type { Point, Shown } from '../../../table/game'
import { t } from '../../../text/texts.svelte'
import { aboutWhom } from '../offers'
import type { Event, Square, View } from '../types'

export interface Moment {
  seq: number
  /** What is said of it: of a way, where it ends. */
  events: readonly Event[]
  /** All that was told. */
  told: readonly Event[]
  view: View
  /** Of whom it is told. */
  actor: string
  /** The way that somebody went, the square of departure first. */
  trail: readonly Square[]
}

const words = (event: Event): boolean => (event.phrases ?? []).length > 0
const walked = (event: Event): boolean => event.event === 'moved'
/** Who goes, where a moment tells of nothing else. */
function walker(events: readonly Event[]): string {
  const told = events.filter(words)
  const [first] = told
  return first?.event === 'moved' && told.every((event) => event.event === 'moved' && event.figure === first.figure) ? first.figure : ''
}

const standing = (view: View | undefined, figure: string): Square => view?.figures.find((one) => one.id === figure)?.square ?? ''

/** What is told of nothing belongs to what comes next; somebody's steps are one way. */
export function storyOf({ moments }: Shown<Event, View>): Moment[] {
  const story: Moment[] = []
  let untold: Event[] = []
  for (const { seq, telling, view } of moments) {
    const events = [...untold, ...(telling.events ?? [])]
    untold = []
    const last = story.at(-1)
    if (last && !events.some(words)) {
      untold = events
      story[story.length - 1] = { ...last, seq, view }
      continue
    }
    const going = walker(events)
    if (last && going && last.trail.length && last.actor === going) {
      const steps = events.filter(walked).map((event) => (event.event === 'moved' ? event.square : ''))
      story[story.length - 1] = { ...last, seq, view, events: [...last.events.filter((event) => !walked(event)), ...events], told: [...last.told, ...events], trail: [...last.trail, ...steps] }
      continue
    }
    const trail = going ? [standing(last?.view, going), ...events.flatMap((event) => (event.event === 'moved' ? [event.square] : []))].filter(Boolean) : []
    story.push({ seq, events, told: events, view, actor: going || actorOf(events) || aboutWhom(view), trail })
  }
  const end = story.at(-1)
  if (end && untold.length) story[story.length - 1] = { ...end, events: [...end.events, ...untold], told: [...end.told, ...untold] }
  return story
}

function actorOf(events: readonly Event[]): string {
  const last = events.findLast((event) => words(event) && 'figure' in event && typeof event.figure === 'string')
  return last && 'figure' in last ? (last.figure as string) : ''
}

const SIGNS: Partial<Record<Event['event'], string>> = { 'got-item': 'hoard-chest', 'treasure-noted': 'hoard-chest' }

/** Falls, finds, what was read aloud at the end. */
export function turningPoints(story: readonly Moment[]): Point<Event>[] {
  const heroes = new Set(story.flatMap(({ view }) => view.order))
  return story.flatMap(({ events }, at) =>
    events.flatMap((event): Point<Event>[] => {
      if (event.event === 'slain' && heroes.has(event.figure)) return [{ at, event, sign: 'face-skull' }]
      if (event.event === 'ended') return [{ at, event }]
      const sign = SIGNS[event.event]
      return sign && words(event) ? [{ at, event, sign }] : []
    }),
  )
}

/** Round by round. */
export function rounds(story: readonly Moment[]): { at: number; name: string }[] {
  const found: { at: number; name: string }[] = []
  let round = -1
  story.forEach(({ view }, at) => {
    if (view.round === round) return
    round = view.round
    found.push({ at, name: t('replay-round', { round }) })
  })
  return found
}
