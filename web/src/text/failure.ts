/** Why something that was asked of the house was not done, in words. */
import { Problem } from '../net/http'
import { refusal } from './texts.svelte'

export const failure = (error: unknown): string => (error instanceof Problem ? refusal(error.code, error.params) : refusal('failed'))
