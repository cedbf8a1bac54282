/** TseuQuest as the shell takes it: one value. */
import TEXTS from 'virtual:tseuquest'
import type { Game } from '../../table/game'
import { t } from '../../text/texts.svelte'
import Board from './Board.svelte'
import { calls } from './calls'
import Cover from './Cover.svelte'
import { discreet } from './discreet'
import { lastLevels } from './gathering/levels'
import './look/quest.css'
import './look/layout.css'
import { QuestPlay } from './play.svelte'
import Rail from './Rail.svelte'
import { RULES } from './clauses'
import type { Moment } from './replay/story'
import { QuestStage } from './stage.svelte'
import Turns from './Turns.svelte'
import { isSorcerers, sideOf, type Action, type Event, type Options, type View } from './types'
import { chairOf, ending, hear, tell, Things, verdict, whyWords } from './words'

const GAME: Game<Action, Event, View, QuestStage, QuestPlay, Moment> = {
  name: 'tseuquest',
  texts: TEXTS,
  terms: (options) => t('quest-terms', { clock: (options as Options).clock }),
  refusal: (why, view) => whyWords(why, new Things(view)),
  story: { tell, hear, say: () => null, ending, verdict, log: true, discreet, veiled: (held) => held.some(isSorcerers) && !held.every(isSorcerers) },
  manners: {
    side: sideOf,
    resign: { action: { do: 'abandon' }, means: () => t('quest-abandon-means') },
  },
  stage: (telling, table) => new QuestStage(telling, table),
  play: (table, stage, edge) => new QuestPlay(table, stage, edge),
  chair: chairOf,
  sits: (seat, info) => lastLevels(info)[isSorcerers(seat) ? 'keeper' : 'companions'],
  calls,
  Board,
  Rail,
  Others: Turns,
  Cover,
  rules: RULES,
  Learn: () => import('./learn/Learn.svelte'),
  replay: () => import('./replay'),
}

export default GAME
