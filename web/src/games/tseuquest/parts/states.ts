/** What is the matter with a figure, as its token and its sheet show it. */
import { t } from '../../../text/texts.svelte'
import type { Figure, Mark, Spell } from '../../../wire/tseuquest'

export type Plight = 'prone' | 'pit' | 'buried' | 'asleep' | 'disarmed' | 'jammed' | 'misses' | 'enchanted' | 'bound'

/** The worst first: where there is room for one, it is that. */
export function plights(figure: Figure, spells: readonly Spell[] = [], marks: readonly Mark[] = []): Plight[] {
  const found: [Plight, boolean][] = [
    ['buried', figure.buried],
    ['pit', figure.pit],
    ['asleep', figure.asleep],
    ['prone', figure.prone],
    ['misses', figure.misses > 0],
    ['disarmed', figure.lost.length > 0],
    ['jammed', figure.jammed.length + figure.ruined.length > 0],
    ['enchanted', spells.some((spell) => spell.target === figure.id) || marks.some((mark) => mark.figure === figure.id)],
    ['bound', figure.bound],
  ]
  return found.flatMap(([plight, is]) => (is ? [plight] : []))
}

/** The drawing on its badge. */
export const BADGES: Record<Plight, string> = {
  buried: 'ic-buried',
  pit: 'ic-pit',
  asleep: 'ic-asleep',
  prone: 'ic-prone',
  misses: 'ic-misses',
  disarmed: 'ic-disarmed',
  jammed: 'ic-disarmed',
  enchanted: 'ic-enchanted',
  bound: 'ic-bound',
}

/** The number that tells it from its like, as everybody calls it: the end of `goblin-4`; 0 where it has none. */
export const numberOf = (id: string): number => Number(/-(\d+)$/.exec(id)?.[1] ?? 0)

/** Cards that are at work on it: those that lie there, and those of which only what they did lasts. */
export const spellsOn = (figure: string, { spells, marks }: { readonly spells: readonly Spell[]; readonly marks: readonly Mark[] }, isCard: (id: string) => boolean): string[] => [
  ...new Set([...spells.filter((spell) => spell.target === figure).map(({ card }) => card), ...marks.filter((mark) => mark.figure === figure && isCard(mark.source)).map(({ source }) => source)]),
]

/** What is the matter with it, as the terminal says it. */
export const inWords = (figure: Figure): string[] => [
  ...(['prone', 'pit', 'buried', 'asleep'] as const).flatMap((plight) => (figure[plight] ? [t(`state-${plight}`)] : [])),
  ...(figure.misses ? [t('state-misses', { count: figure.misses })] : []),
  ...(figure.debt > 0 ? [t('state-owes', { count: figure.debt })] : []),
]
