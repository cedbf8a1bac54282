import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, kept } from '../settings/kept'

export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', el: 'Ελληνικά' } as const
export type Language = keyof typeof LANGUAGES

/** Where texts are fetched from, language by language. */
export type Sources = Record<Language, () => Promise<{ default: string }>>

const HOUSE: Sources = {
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  fr: () => import('virtual:texts/fr'),
  el: () => import('virtual:texts/el'),
}

let bundle = $state.raw<FluentBundle | null>(null)
let chosen = $state<Language>('en')

export const language = (): Language => chosen

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES
}

/** What was chosen before, or else what the browser asks for. */
export function preferred(): Language {
  const asked = [kept('language', ''), ...navigator.languages].map((code) => code.slice(0, 2))
  return asked.find(isLanguage) ?? 'en'
}

export function makeBundle(code: Language, source: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

/** What is spoken besides: a game's own texts, its rules. */
const also = new Set<Sources>()

export async function speak(code: Language): Promise<void> {
  const sources = await Promise.all([HOUSE, ...also].map((source) => source[code]()))
  bundle = makeBundle(code, sources.map((source) => source.default).join('\n'))
  chosen = code
  document.documentElement.lang = code
}

/** Fetched when they are needed, and spoken from then on. */
export async function speakAlso(sources: Sources): Promise<void> {
  if (also.has(sources)) return
  also.add(sources)
  await speak(chosen)
}

export async function choose(code: Language): Promise<void> {
  keep('language', code)
  await speak(code)
}

export type Args = Record<string, FluentVariable>

/** A count below a thousand is written alike in all our languages; to make a NumberFormat costs more than a table. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const counted = (value: FluentVariable): FluentVariable =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? new Count(value) : value

/** A message in the language of the page. A missing one shows its id: seen at once, and never an empty button. */
export function t(id: string, args: Args = {}): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, counted(value)]))
  return bundle.formatPattern(message.value, given, [])
}

export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false

/** Why something was not done. */
export function refusal(code: string, params: Args = {}): string {
  if (code === 'no-connection') return t('no-connection')
  return has(`refusal-${code}`) ? t(`refusal-${code}`, params) : t('refusal-unknown', { code })
}
