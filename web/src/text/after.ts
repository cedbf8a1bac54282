/** What is said once a game is over, of stories that go on, and of going on elsewhere: by few pages, and fetched by them. */
import AFTER from 'virtual:after'
import { speakAlso } from './texts.svelte'

export const speakAfter = (): Promise<void> => speakAlso(AFTER)
