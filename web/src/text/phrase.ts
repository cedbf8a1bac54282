/** A phrase in the words of the page's language: the same as `say` in src/taberna/texts.py. */
import type { Phrase } from '../wire/messages'
import { has, language, t, type Args } from './texts.svelte'

export type { Phrase }
type Part = Phrase['params'][string]
/** How those on one or several seats are named. */
export type Called = (seats: readonly string[]) => string

/** An event with the sentences that the game has for it. */
export type InWords<E> = E & { phrases?: readonly Phrase[] }

export const inWords = <E>(events: readonly E[], phrases: readonly (readonly Phrase[])[]): InWords<E>[] =>
  events.map((event, i) => ({ ...event, phrases: phrases[i] ?? [] }))

export const say = ({ message, params }: Phrase, called: Called): string => t(message, filled(params, called))

const filled = (params: Phrase['params'], called: Called): Args =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, part(value, called)]))

function part(value: Part, called: Called): string | number {
  if (typeof value !== 'object') return value
  switch (value.is) {
    case 'term': {
      const term = has(value.message) ? t(value.message, filled(value.params, called)) : idInWords(value.message)
      return value.capital ? term.slice(0, 1).toUpperCase() + term.slice(1) : term
    }
    case 'seated':
      return called(value.seats)
    case 'translated': {
      const [spoken, said] = inLanguage(value.text)
      const text = Object.entries(filled(value.params, called)).reduce((whole, [name, inner]) => whole.replaceAll(`{${name}}`, String(inner)), said)
      return value.name ? text : marked(text, spoken)
    }
    case 'listed':
      return value.parts.map((each) => part(each, called)).join(', ')
  }
}

/** A text in the reader's language where it has it, else in one that it has; and in which. */
export function inLanguage(text: Readonly<Record<string, string>>): readonly [string, string] {
  const found = [language(), 'en', ...Object.keys(text)].find((each) => text[each]) ?? ''
  return [found, text[found] ?? '']
}

/** A text that nobody has written in the reader's language says in which it is. */
export const marked = (text: string, spoken: string): string => (!spoken || spoken === language() ? text : t('in-language', { text, language: spoken }))

const idInWords = (message: string): string => message.slice(message.indexOf('-') + 1).replaceAll('-', ' ')
