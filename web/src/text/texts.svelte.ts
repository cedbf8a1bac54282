import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import HOUSE from 'virtual:texts'
import { keep, kept } from '../settings/kept'
import { formed, needed } from './forms'

export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', el: 'Ελληνικά' } as const
export type Language = keyof typeof LANGUAGES

/** Where texts are fetched from, language by language. */
export type Sources = Record<Language, () => Promise<{ default: string }>>

let bundle = $state.raw<FluentBundle | null>(null)
let chosen = $state<Language>('en')
/** Grows with each of the further texts: only what was missed so far is said again. */
let arrivals = $state(0)

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
const also = new Map<Sources, Promise<void>>()
/** What the bundle has. */
let spoken = new Set<Sources>()
let speaking: Promise<void> = Promise.resolve()

export function speak(code: Language): Promise<void> {
  speaking = change(code)
  return speaking
}

async function change(code: Language): Promise<void> {
  const all = [HOUSE, ...also.keys()]
  const sources = await Promise.all(all.map((source) => source[code]()))
  bundle = makeBundle(code, sources.map((source) => source.default).join('\n'))
  spoken = new Set(all)
  chosen = code
  document.documentElement.lang = code
}

/** Fetched when they are needed, and spoken from then on. */
export function speakAlso(sources: Sources): Promise<void> {
  const coming = also.get(sources) ?? add(sources)
  also.set(sources, coming)
  coming.catch(() => also.delete(sources)) // to be tried again
  return coming
}

async function add(sources: Sources): Promise<void> {
  await speaking
  const code = chosen
  const { default: texts } = await sources[code]()
  await speaking
  if (!bundle || code !== chosen || spoken.has(sources)) return // another language is spoken by now, with these
  bundle.addResource(new FluentResource(texts))
  spoken.add(sources)
  arrivals++
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
  const message = has(id) ? bundle?.getMessage(id) : null
  if (!bundle || !message?.value) return id
  const given: Args = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, counted(value)]))
  for (const [name, base, kind] of needed(message.value, given)) given[name] = formed(bundle, String(args[base]), kind)
  return bundle.formatPattern(message.value, given, [])
}

export function has(id: string): boolean {
  if (bundle?.hasMessage(id)) return true
  void arrivals
  return false
}

/** Why something was not done. */
export function refusal(code: string, params: Args = {}): string {
  if (code === 'no-connection') return t('no-connection')
  return has(`refusal-${code}`) ? t(`refusal-${code}`, params) : t('refusal-unknown', { code })
}
