import TEXTS from 'virtual:tseuquest-rules'
import type { Rules } from '../../table/game'
import { t } from '../../text/texts.svelte'

export const RULES: Rules = {
  mark: 'TQ-',
  chapters: [[3, 7], [4, 6], [5, 4], [6, 17], [7, 7], [8, 15], [9, 15], [10, 5], [11, 10], [12, 6], [13, 6], [14, 7], [15, 12], [16, 9], [17, 8], [18, 7], [19, 5]],
  ours: new Set(),
  lead: () => [t('quest-rules-lead')],
  chapter: (chapter) => t(`quest-chapter-${chapter}`),
  clause: (key) => t(`quest-clause-${key}`),
  examples: 'tseuquest-examples.json',
  texts: TEXTS,
  drawn: () => import('./rules'),
}
