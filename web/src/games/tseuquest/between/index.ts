/** What surrounds the dungeon: sharing out, the rounds of magic, the camp, the roads. Fetched when it is wanted. */
import { speakAlso } from '../../../text/texts.svelte'
import TEXTS from 'virtual:tseuquest-between'

export { default as Evening } from './Evening.svelte'
export { default as Asked } from './Asked.svelte'

export const speak = (): Promise<void> => speakAlso(TEXTS)
