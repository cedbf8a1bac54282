/** Somebody to play with: what this page waits for, whichever of its pages is shown meanwhile. */
import { ask, guest, sitDown } from '../net/http'
import { go, here } from '../route.svelte'
import { keep, kept } from '../settings/kept'
import { rap } from '../sound/sound'
import { t } from '../text/texts.svelte'
import { calling } from './calling.svelte'
import type { Found, RoomInfo, Wish } from '../wire/messages'

/** Seconds between two looks: less often while nobody waits. */
const SOON = 2000
const LATER = 8000

class Waiting {
  wish = $state.raw<Wish | null>(null)
  /** Whether others in the room see who is here. */
  shown = $state(kept('seen', false))
  info = $state.raw<RoomInfo | null>(null)
  /** Why nobody is waited for. */
  problem = $state('')
  /** Somebody was found while another table is on the screen: it is asked for. */
  #found: Found | null = null
  #timer = 0
  #sat = ''
  #looking = false
  #present = 0

  /** In the room, until the function that it gives is called. */
  come(): () => void {
    this.#present++
    this.#soon(SOON)
    return () => {
      this.#present--
    }
  }

  show(shown: boolean): void {
    this.shown = shown
    keep('seen', shown)
    this.#soon(0)
  }

  wait(wish: Wish): void {
    this.wish = wish
    this.problem = ''
    this.#soon(0)
  }

  stop(): void {
    this.wish = null
    this.#call(null)
    this.#sat = ''
    void ask('DELETE', '/api/room').catch(() => null)
  }

  /** To the table that was found. */
  async accept(): Promise<void> {
    const found = this.#found
    this.#call(null)
    if (found) await this.#sit(found)
    this.#soon(0)
  }

  #soon(after: number): void {
    clearTimeout(this.#timer)
    if (this.wish || this.#present) this.#timer = window.setTimeout(() => void this.#look(), after)
  }

  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      await guest()
      const info = await ask<RoomInfo>('POST', '/api/room', { shown: this.shown, wish: this.wish })
      this.info = info
      if (this.wish) await this.#heed(info)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (this.wish && code !== 'no-connection') {
        this.problem = code
        this.wish = null
      }
    } finally {
      this.#looking = false
      this.#soon(this.wish ? SOON : LATER)
    }
  }

  async #heed({ found, waiting }: RoomInfo): Promise<void> {
    if (!waiting) this.wish = null
    if (!found) {
      this.#sat = ''
      this.#call(null)
    } else if (found.begun && this.#sat === found.table) {
      this.wish = null
      go(`/tables/${found.table}`)
    } else if (this.#sat !== found.table) {
      if (!here().startsWith('/tables/')) await this.#sit(found)
      else if (this.#found?.table !== found.table) {
        this.#call(found)
        rap()
        document.title = t('somebody-found')
      }
    }
  }

  #call(found: Found | null): void {
    this.#found = found
    calling.now = found !== null
  }

  async #sit(found: Found): Promise<void> {
    const { table } = await sitDown(found.table, found.seat, '')
    this.#sat = found.table
    if (table.status === 'playing') {
      this.wish = null
      go(`/tables/${found.table}`)
    }
  }
}

export const waiting = new Waiting()
