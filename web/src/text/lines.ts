/** What is said at a table with one tap, and by bots: fetched with it, and not waited for. */
import LINES from 'virtual:lines'
import { speakAlso } from './texts.svelte'

export const speakLines = (): Promise<void> => speakAlso(LINES)
