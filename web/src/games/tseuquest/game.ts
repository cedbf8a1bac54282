/** TseuQuest as the shell takes it: one value. */
import type { Game } from '../../table/game'
import { t } from '../../text/texts.svelte'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { discreet } from './discreet'
import './look/quest.css'
import { QuestPlay } from './play.svelte'
import Rail from './Rail.svelte'
import { RULES } from './clauses'
import type { Moment } from './replay/story'
import { QuestStage } from './stage.svelte'
import Turns from './Turns.svelte'
import { isSorcerers, type Action, type Event, type Options, type View } from './types'
import { ending, hear, tell, Things, verdict, whyWords } from './words'

const GAME: Game<Action, Event, View, QuestStage, QuestPlay, Moment> = {
  name: 'tseuquest',
  texts: {
    en: () => import('virtual:tseuquest/en'),
    es: () => import('virtual:tseuquest/es'),
    fr: () => import('virtual:tseuquest/fr'),
    el: () => import('virtual:tseuquest/el'),
  },
  terms: (options) => t('quest-terms', { clock: (options as Options).clock }),
  refusal: (why, view) => whyWords(why, new Things(view)),
  story: { tell, hear, say: () => null, ending, verdict, log: true, discreet, veiled: (held) => held.some(isSorcerers) && !held.every(isSorcerers) },
  manners: {
    side: (seat) => (isSorcerers(seat) ? 'sorcerer' : 'adventurers'),
    resign: { action: { do: 'abandon' }, means: () => t('quest-abandon-means') },
  },
  stage: (telling, table) => new QuestStage(telling, table),
  play: (table, stage, edge) => new QuestPlay(table, stage, edge),
  Board,
  Rail,
  Others: Turns,
  Cover,
  rules: RULES,
  Learn: () => import('./learn/Learn.svelte'),
  replay: () => import('./replay'),
}

export default GAME
