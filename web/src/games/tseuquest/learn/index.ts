/** The Mentor, fetched by whoever sits at a table of the first evening. */
import { speakAlso } from '../../../text/texts.svelte'
import TEXTS from 'virtual:tseuquest-learn'

export { default as Last } from './Last.svelte'
export { Lesson } from './lesson.svelte'
export { default as Note } from './Note.svelte'
export { default as Ring } from './Ring.svelte'

export const speak = (): Promise<void> => speakAlso(TEXTS)
