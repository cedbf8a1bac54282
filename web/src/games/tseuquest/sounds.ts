/** What is heard of what is told: by its kind alone, never by anything that stands in no sentence. */
import * as sound from '../../sound/sound'
import type { Event } from './types'

const SOUNDS: Readonly<Partial<Record<Event['event'], (event: never) => void>>> = {
  thrown: ({ faces }: Extract<Event, { event: 'thrown' }>) => sound.dice(faces.length),
  moved: () => sound.step(),
  opened: () => sound.creak(),
  closed: () => sound.creak(),
  'fight-ended': ({ hits }: Extract<Event, { event: 'fight-ended' }>) => (hits ? sound.thud() : sound.clash()),
  'fell-in': () => sound.thud(0, 1.2),
  'fell-down': () => sound.thud(0, 0.8),
  slain: () => sound.breath(),
  'card-played': () => sound.spell(),
  'got-item': () => sound.find(),
  'gold-changed': () => sound.coin(),
  ended: ({ outcome }: Extract<Event, { event: 'ended' }>) => (outcome.result === 'success' ? sound.triumph() : sound.breath()),
}

export function hear(event: Event): void {
  const play = SOUNDS[event.event]
  if (play) sound.shownFirst(() => play(event as never))
}
