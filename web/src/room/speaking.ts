/** What is said of other people: offers, those who watch, somebody to play with, notices. */
import SOMEBODY from 'virtual:somebody'
import { speakAlso } from '../text/texts.svelte'

export const speakSomebody = (): Promise<void> => speakAlso(SOMEBODY)
