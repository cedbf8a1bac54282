/** Which invitations lead nowhere but to the machine they were made on. */
import { expect, test } from 'vitest'
import { isLocal } from '../src/table/links'

test('a link to loopback is of use on this machine only', () => {
  for (const host of ['127.0.0.1:8000', 'localhost:8000', '[::1]:8000']) expect(isLocal(`http://${host}/join#x`)).toBe(true)
  for (const host of ['192.168.1.7:8000', 'taberna.example', 'localhost.example', '127.example']) expect(isLocal(`http://${host}/join#x`)).toBe(false)
})
