import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LOOK = join(import.meta.dirname, '../src/look')
const FILES = readdirSync(LOOK).filter((file) => file.endsWith('.css'))

/** A look that can be read is one that can be changed: a rule a line, or a declaration a line. */
test.each(FILES)('%s can be read', (file) => {
  const lines = readFileSync(join(LOOK, file), 'utf8').split('\n')
  expect(lines.filter((line) => line.length > 110 || /\}\s*[^\s}/]/.test(line))).toEqual([])
  expect(lines.length).toBeLessThan(300)
})
