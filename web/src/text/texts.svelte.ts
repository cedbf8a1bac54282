import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, kept } from '../settings/kept'

export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', el: 'Ελληνικά' } as const
export type Language = keyof typeof LANGUAGES

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  fr: () => import('virtual:texts/fr'),
  el: () => import('virtual:texts/el'),
}

const RULES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:rules/en'),
  es: () => import('virtual:rules/es'),
  fr: () => import('virtual:rules/fr'),
  el: () => import('virtual:rules/el'),
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

let withRules = false

export async function speak(code: Language): Promise<void> {
  const { default: source } = await SOURCES[code]()
  const rules = withRules ? (await RULES[code]()).default : ''
  bundle = makeBundle(code, `${source}\n${rules}`)
  chosen = code
  document.documentElement.lang = code
}

/** The rules' own texts are fetched when they are read. */
export async function speakRules(): Promise<void> {
  withRules = true
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
