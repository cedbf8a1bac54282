/** Other people in the room: fetched with its words. */
import { speakOptions } from '../text/options'
import Somebody from './Somebody.svelte'
import { speakSomebody } from './speaking'

export const bring = (): Promise<typeof Somebody> => Promise.all([speakSomebody(), speakOptions()]).then(() => Somebody)
