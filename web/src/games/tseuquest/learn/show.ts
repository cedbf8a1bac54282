/** "Show me": what the step asks for is laid out as if it had been pointed at. Whether to do it is still the learner's. */
import type { Lesson } from './lesson.svelte'
import { deedsOf, goalOf, nearestOf } from './now'

/** What is pressed where nothing needs laying out. */
const BUTTONS: Readonly<Record<string, string>> = { defend: '[data-act=defend]', stop: '[data-act=stop]', halt: '[data-act=stop]', end: '[data-verb=pass]', answer: '[data-act]' }
const SHOWN_MS = 2400

export function show({ play, moment, step, now }: Lesson): void {
  if (!step) return
  if (now === 'touch') return play.touch(play.view.figures.find((one) => one.seat !== play.view.seat)?.id ?? '')
  if (now === 'act') {
    const deeds = deedsOf(moment, step)
    play.pick(...new Set(deeds.map((offer) => offer.verb)))
    play.square = deeds[0]?.squares[0] ?? '' // of all that hands can do, only this
    return
  }
  if (now === 'throw' || now === 'climb') return play.pick('walk-tense')
  if (now === 'go' || now === 'near') {
    const { door, square = nearestOf(moment, step) } = goalOf(moment, step) ?? {}
    if (door) play.pointDoor(door)
    else if (square) play.point(square)
    return
  }
  const button = play.stage.find(`.orders ${BUTTONS[now] ?? ''}`)
  button?.scrollIntoView({ block: 'nearest' })
  button?.focus({ preventScroll: true })
  button?.animate([{ outline: '3px dashed #f2c879', outlineOffset: '3px' }, { outline: '3px dashed #f2c879', outlineOffset: '3px' }], SHOWN_MS)
}
