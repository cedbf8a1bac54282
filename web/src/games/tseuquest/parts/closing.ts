/** The last words of an adventure: what was read out as it ended, then its own epilogue. */
import { has, t } from '../../../text/texts.svelte'
import type { View } from '../types'
import { heroName, said } from '../words'
import type { Deeds, Saying, Tale } from './tale'

/** Where there is no epilogue, what was read out last. */
const LAST = 2

export function lastWords({ adventure, said: all, before }: Tale, result: string, epilogue: Record<string, string> | undefined, called: (figure: string) => string): string[] {
  const read = ({ text, figure }: Saying): string => said(text).replaceAll('{hero}', called(figure))
  /** A lesson is never changed once it was played, so its epilogue lies with the lesson's own texts. */
  const lesson = `epilogue-${adventure}-${result}`
  const last = epilogue ? said(epilogue) : has(lesson) ? t(lesson) : ''
  return last ? [...all.slice(before).map(read), last] : all.slice(-LAST).map(read)
}

/** With what everybody who came home gets for it. */
export const paid = (id: string, deeds: Deeds, { after }: Pick<View, 'after'>): Deeds => ({ ...deeds, gold: deeds.gold + (after?.home.includes(id) ? after.reward : 0) })

/** What follows it: who stayed behind, what the others got, what the Mentor says; at the end of a campaign, where its roads led and what became of everybody. */
export function afterwards({ after, outcome }: Pick<View, 'after' | 'outcome'>): string[] {
  if (!after || !outcome) return []
  const figures = (ids: readonly string[]): string => ids.map(heroName).join(', ')
  return [
    ...(after.fallen.length ? [t('quest-after-fallen', { figures: figures(after.fallen) })] : []),
    ...(after.reward ? [t('quest-after-reward', { figures: figures(after.home), gold: after.reward })] : []),
    t(`quest-mentor-${outcome.result}-${after.how}`),
    ...after.told.map(said),
    ...after.fates.map(({ hero, words }) => t('quest-fate', { figure: heroName(hero), text: said(words) })),
  ]
}
