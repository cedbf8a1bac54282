import TEXTS from 'virtual:rules'
import { chaptersOf } from '../../../table/clauses'
import type { Rules } from '../../../table/game'
import { t } from '../../../text/texts.svelte'

export const RULES: Rules = {
  mark: 'TS-',
  chapters: () => chaptersOf('clause'),
  ours: new Set(['1-3', '2-2', '3-5', '5-2', '5-3', '5-4', '5-5', '6-6', '6-7', '6-8', '7-1', '7-2', '7-3', '7-4', '7-5']),
  lead: () => [t('rules-lead'), t('rules-legend')],
  chapter: (chapter) => t(`chapter-${chapter}`),
  clause: (key) => t(`clause-${key}`),
  examples: 'examples.json',
  texts: TEXTS,
  first: () => import('./Pictures.svelte'),
}
