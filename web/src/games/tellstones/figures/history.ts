/** Answers to the puzzles of other days; this browser alone keeps them. */
import { keep, kept } from '../../../settings/kept'

export interface Answer {
  /** `2026-3-9` */
  day: string
  right: boolean
  /** How many days in a row were right, this one included. */
  row: number
}

const LONGEST = 100

export const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`

function dateOf(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const isDayAfter = (day: string, before: string): boolean => {
  const next = dateOf(before)
  next.setDate(next.getDate() + 1)
  return dayOf(next) === day
}

/** With the answer of a day, of which the first is the one that counts. */
export function answered(before: readonly Answer[], day: string, right: boolean): Answer[] {
  const last = before.at(-1)
  if (last?.day === day) return [...before]
  const row = right ? (last?.right && isDayAfter(day, last.day) ? last.row : 0) + 1 : 0
  return [...before, { day, right, row }].slice(-LONGEST)
}

export function history(): Answer[] {
  const alone = kept<Answer | null>('puzzle', null) // what was kept before all of them were
  return kept<Answer[]>('puzzles', alone ? [alone] : [])
}

/** Day by day from the first to the last answer, the days without one among them. */
export function calendar(answers: readonly Answer[]): { day: string; went: 'right' | 'wrong' | 'none' }[] {
  const [first, last] = [answers[0], answers.at(-1)]
  if (!first || !last) return []
  const went = new Map(answers.map(({ day, right }) => [day, right ? ('right' as const) : ('wrong' as const)]))
  const days = []
  for (let at = dateOf(first.day); at <= dateOf(last.day) && days.length < 400; at.setDate(at.getDate() + 1)) days.push({ day: dayOf(at), went: went.get(dayOf(at)) ?? ('none' as const) })
  return days
}

export const keepHistory = (answers: readonly Answer[]): void => keep('puzzles', answers)

export const inWords = (day: string, language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(dateOf(day))
