/** What a page can check of a record by itself. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../src/table/sealed'

const RECORDS = resolve(import.meta.dirname, '../../tests/records')
const read = (name: string): string => readFileSync(resolve(RECORDS, `${name}.jsonl`), 'utf8')
const promised = read('tseuquest/adventure-24')
const secret = /"secret":"([0-9a-f]{64})"/.exec(promised)?.[1] ?? ''

test('a record as it was kept: sealed, and the secret is the one promised', async () => {
  expect(secret).not.toBe('')
  expect(await check(promised)).toMatchObject({ seal: true, promise: true })
})
test('with practice dice nothing was promised', async () => expect(await check(read('tseuquest/quest-campaign-2'))).toMatchObject({ seal: true, promise: null, added: 0 }))
test('a face turned over breaks the seal', async () => expect((await check(promised.replace('"faces":["', '"faces":["!'))).seal).toBe(false))
test('another secret breaks the seal and the promise', async () => {
  const other = secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  expect(await check(promised.replace(secret, other))).toMatchObject({ seal: false, promise: false })
})
