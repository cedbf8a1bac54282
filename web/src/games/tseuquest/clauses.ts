import TEXTS from 'virtual:tseuquest-rules'
import { chaptersOf } from '../../table/clauses'
import type { Rules } from '../../table/game'
import { t } from '../../text/texts.svelte'

export const RULES: Rules = {
  mark: 'TQ-',
  chapters: () => chaptersOf('quest-clause'),
  ours: new Set(),
  lead: () => [t('quest-rules-lead')],
  chapter: (chapter) => t(`quest-chapter-${chapter}`),
  clause: (key) => t(`quest-clause-${key}`),
  examples: 'tseuquest-examples.json',
  texts: TEXTS,
  drawn: () => import('./rules'),
}
