/** What can be chosen when a table is opened: fetched by whoever wishes for more than the usual one. */
import OPTIONS from 'virtual:options'
import { speakAlso } from './texts.svelte'

export const speakOptions = (): Promise<void> => speakAlso(OPTIONS)
