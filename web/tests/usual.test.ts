/** Names that nobody chose are those of the locales. */
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/text/texts.svelte'
import { inOwnWords, USUAL } from '../src/text/usual'

const LOCALES = resolve(import.meta.dirname, '../../locales')
const said = (language: string, id: string): string =>
  readdirSync(`${LOCALES}/${language}`).flatMap((file) => new RegExp(`^${id} = (.+)$`, 'm').exec(readFileSync(`${LOCALES}/${language}/${file}`, 'utf8'))?.[1] ?? [])[0] ?? ''

test.each(Object.keys(USUAL))('%s', (id) => expect(USUAL[id]).toEqual(Object.keys(LANGUAGES).map((language) => said(language, id))))
test('a name that somebody chose stays as it is', () => expect(inOwnWords('Pilar')).toBe('Pilar'))
