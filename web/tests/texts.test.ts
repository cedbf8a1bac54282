/** Nothing is said on the page that does not come from the Fluent files. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))
/** The sign, and what is no word. */
const ALLOWED = /^(Taberna|TS-|[\s\d·:,.?!‹›+−<>|]*)$/
const SPOKEN = new Set(['aria-label', 'placeholder', 'title', 'alt'])

function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => texts(one, found))
  else if (node && typeof node === 'object') {
    const one = node as { type: string; name: string; value: unknown; data: string }
    if (one.type === 'StyleDirective') return found
    if (one.type === 'RegularElement' && one.name === 'code') return found // a command is the same in every language
    if (one.type === 'Attribute') {
      if (SPOKEN.has(one.name)) texts(one.value, found)
      return found
    }
    if (one.type === 'Text') found.push(one.data.trim())
    for (const [key, value] of Object.entries(node)) if (key !== 'parent' && key !== 'instance' && key !== 'module') texts(value, found)
  }
  return found
}

test.each(files)('%s says nothing of its own', (file) => {
  const { fragment } = parse(readFileSync(join(SRC, file), 'utf8'), { modern: true })
  expect(texts(fragment).filter((text) => !ALLOWED.test(text))).toEqual([])
})

test.each(files)('%s has no style or script that the policy forbids', (file) => {
  const source = readFileSync(join(SRC, file), 'utf8')
  expect(source).not.toMatch(/\sstyle="/)
  expect(source).not.toMatch(/<style/)
})

const LOCALE = resolve(import.meta.dirname, '../../locales/en')
const known = new Set(readdirSync(LOCALE).flatMap((file) => [...readFileSync(join(LOCALE, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)))
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('wire'))
/** Messages that are named in full where they are said; what they are compared with is none. */
const named = (source: string): string[] => [...source.matchAll(/(?<![\w.])t\(([^(),`]+)/g)].flatMap(([, said = '']) => [...said.replace(/[!=]== '[^']*'/g, '').matchAll(/'([^']+)'/g)].map(([, id = '']) => id))

test.each(sources)('%s names no message that there is none of', (file) => {
  expect(named(readFileSync(join(SRC, file), 'utf8')).filter((id) => !known.has(id))).toEqual([])
})

test('messages are found where they are named', () => {
  expect(named("t('one'), t(a ? 'two' : 'three', { x: 'no' }), t(b === 'no' ? 'four' : `five-${c}`), at('no')")).toEqual(['one', 'two', 'three', 'four'])
})
