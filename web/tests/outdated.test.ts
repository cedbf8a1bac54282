/** A page kept from before meets a house that speaks another version of the wire. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Socket } from '../src/net/socket'
import { PROTOCOL } from '../src/wire/messages'

/** The house at the other end: it is told nothing and says what a test wants said. */
class House {
  static readonly OPEN = 1
  static opened: House[] = []
  readyState = House.OPEN
  onmessage: (message: { data: string }) => void = () => {}
  onclose = (): void => {}
  sent: string[] = []
  constructor() {
    House.opened.push(this)
  }
  send(message: string): void {
    this.sent.push(message)
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const reload = vi.fn()
const kept = new Map<string, string>()

beforeEach(() => {
  House.opened = []
  reload.mockClear()
  kept.clear()
  vi.stubGlobal('WebSocket', House)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('location', { origin: 'http://house', reload })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

function met(protocol: number): { heard: unknown[]; told: string[]; house: House } {
  const heard: unknown[] = []
  const told: string[] = []
  const socket = new Socket((message) => heard.push(message), (connection) => told.push(connection))
  socket.follow('t', 'A')
  const house = House.opened.at(-1) as House
  house.sent = []
  house.says({ kind: 'hello', protocol })
  return { heard, told, house }
}

test('a house of today is heard, and asked for the table', () => {
  const { told, house } = met(PROTOCOL)
  expect(reload).not.toHaveBeenCalled()
  expect(told).toEqual(['open'])
  expect(house.sent.map((message) => (JSON.parse(message) as { kind: string }).kind)).toEqual(['subscribe'])
})

test('a house of tomorrow: the page is loaded anew, and takes nothing it would misread', () => {
  const { heard, house } = met(PROTOCOL + 1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(heard).toEqual([])
  expect(house.sent).toEqual([])
})

test('loaded anew and still of yesterday, it stays where it is and does not come back', () => {
  met(PROTOCOL + 1)
  const { told, house } = met(PROTOCOL + 1)
  house.onclose()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(told).toEqual(['closed'])
  expect(House.opened).toHaveLength(2)
})
