/** The last words of an adventure: what was read out as it ended, then its own epilogue. */
import { has, t } from '../../../text/texts.svelte'
import { said } from '../words'
import type { Saying, Tale } from './tale'

/** Where the house knows no epilogue, what was read out last. */
const LAST = 2

export function lastWords({ adventure, said: all, before }: Tale, result: string, called: (figure: string) => string): string[] {
  const own = `epilogue-${adventure}-${result}`
  const read = ({ text, figure }: Saying): string => said(text).replaceAll('{hero}', called(figure))
  return has(own) ? [...all.slice(before).map(read), t(own)] : all.slice(-LAST).map(read)
}
