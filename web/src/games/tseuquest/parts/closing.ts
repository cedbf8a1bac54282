/** The last words of an adventure: what was read out as it ended, then its own epilogue. */
import { has, t } from '../../../text/texts.svelte'
import { said } from '../words'
import type { Saying, Tale } from './tale'

/** Where there is no epilogue, what was read out last. */
const LAST = 2

export function lastWords({ adventure, said: all, before }: Tale, result: string, epilogue: Record<string, string> | undefined, called: (figure: string) => string): string[] {
  const read = ({ text, figure }: Saying): string => said(text).replaceAll('{hero}', called(figure))
  /** A lesson is never changed once it was played, so its epilogue lies with the lesson's own texts. */
  const lesson = `epilogue-${adventure}-${result}`
  const last = epilogue ? said(epilogue) : has(lesson) ? t(lesson) : ''
  return last ? [...all.slice(before).map(read), last] : all.slice(-LAST).map(read)
}
