/** Names in the form a sentence needs: the same as src/taberna/forms.py. */
import type { FluentBundle } from '@fluent/bundle'

const FORMED = /^(.+)-(The|the|object|to|of|and)$/
const NUMBERED = /^(.*?)( \d+)?$/

interface Part {
  type?: string
  name?: string
}

/** Variables of a message that are forms of what was given: their name, what of, and which form. */
export function needed(pattern: unknown, given: Record<string, unknown>): [string, string, string][] {
  const found: [string, string, string][] = []
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk)
    if (typeof part !== 'object' || part === null) return
    const { type, name } = part as Part
    const formed = type === 'var' && name ? FORMED.exec(name) : null
    if (formed?.[1] && formed[2] && name && !(name in given) && formed[1] in given) found.push([name, formed[1], formed[2]])
    Object.values(part).forEach(walk)
  }
  walk(pattern)
  return found
}

/** What a name begins with, as far as a word before it cares. */
export function sound(name: string): string {
  const letters = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (/^h?i(?![aeou])/.test(letters)) return 'i'
  return /^[aeiou]/.test(letters) ? 'vowel' : 'other'
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

interface Named {
  size: number
  names: Map<string, string>
}

/** Names that have forms of their own, by what they are called; counted again when texts have come. */
const known = new WeakMap<FluentBundle, Named>()

function named(bundle: FluentBundle): Map<string, string> {
  const before = known.get(bundle)
  if (before?.size === bundle._messages.size) return before.names
  const names = new Map<string, string>()
  for (const [id, { value, attributes }] of bundle._messages)
    if (value && Object.keys(attributes).length) names.set(bundle.formatPattern(value).toLowerCase(), id)
  known.set(bundle, { size: bundle._messages.size, names })
  return names
}

export function formed(bundle: FluentBundle, text: string, kind: string): string {
  if (kind === 'The') return capital(formed(bundle, text, 'the'))
  const [, name = text, number = ''] = NUMBERED.exec(text) ?? []
  const own = bundle.getMessage(named(bundle).get(name.toLowerCase()) ?? '')?.attributes[kind]
  if (own) return bundle.formatPattern(own) + number
  const general = bundle.getMessage(`form-${kind}`)?.value
  return general ? bundle.formatPattern(general, { name: text, sound: sound(text) }, []) : text
}
