/** What is told while one learns: fetched by whoever does. */
import LESSONS from 'virtual:lessons'
import { speakAlso } from './texts.svelte'

export const speakLessons = (): Promise<void> => speakAlso(LESSONS)
