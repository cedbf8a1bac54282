/** A game plugs in at one place: nothing outside its folder imports from it or knows its name, but the shelf. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const SHELF = 'games/index.ts'
const NAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('wire/'))

const gameOf = (path: string): string | undefined => /^games\/(\w+)\//.exec(path)?.[1]

/** Where a file reaches into a game that is not its own, or says its name. */
function trespasses(file: string, source: string): string[] {
  if (file === SHELF) return []
  const imported = [...source.matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, path = '']) => posix.join(posix.dirname(file), path))
  const reached = imported.filter((path) => gameOf(`${path}/`) && gameOf(`${path}/`) !== gameOf(file))
  const named = NAMES.filter((name) => name !== gameOf(file) && source.toLowerCase().includes(name))
  return [...reached, ...named]
}

test('there are games to keep apart', () => expect(NAMES).toContain('tellstones'))

test.each(FILES)('%s keeps out of the games', (file) => {
  expect(trespasses(file, readFileSync(join(SRC, file), 'utf8'))).toEqual([])
})

describe('a trespass is seen', () => {
  test.each([
    ['room/Room.svelte', "import Stone from '../games/tellstones/Stone.svelte'"],
    ['table/Table.svelte', "const page = import('../games/tellstones/game')"],
    ['games/tseuquest/Card.svelte', "import { t } from '../tellstones/words'"],
    ['table/Table.svelte', "if (session.info?.game === 'tellstones') play()"],
  ])('%s: %s', (file, source) => expect(trespasses(file, source)).not.toEqual([]))

  test('and the way to the shelf is none', () => {
    expect(trespasses('table/Table.svelte', "import { findGame } from '../games'")).toEqual([])
    expect(trespasses('games/tellstones/Board.svelte', "import Stone from './Stone.svelte'\nimport { t } from '../../text/texts.svelte'")).toEqual([])
  })
})
