/** Other people in the room: fetched with its words. */
import Somebody from './Somebody.svelte'
import { speakSomebody } from './speaking'

export const bring = (): Promise<typeof Somebody> => speakSomebody().then(() => Somebody)
