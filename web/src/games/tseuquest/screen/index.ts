/** The Sorcerer's screen, fetched by whoever was given a plan and by nobody else. */
import { speakAlso } from '../../../text/texts.svelte'
import TEXTS from 'virtual:tseuquest-screen'

export { default as Figures } from './Figures.svelte'
export { default as Hatch } from './Hatch.svelte'
export { default as Letters } from './Letters.svelte'
export { default as Panel } from './Panel.svelte'

export const speak = (): Promise<void> => speakAlso(TEXTS)
