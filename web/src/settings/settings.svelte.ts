import { keep, kept } from './kept'

export const TEXT_SIZES = [100, 125, 150, 200] as const

interface Settings {
  name: string
  sound: boolean
  /** Of all sounds, in percent. */
  volume: number
  motion: 'system' | 'less'
  contrast: 'system' | 'more'
  text: number
  notify: boolean
  /** Whether the house's bots are not to be heard. */
  hush: boolean
}

const USUAL: Settings = { name: '', sound: true, volume: 100, motion: 'system', contrast: 'system', text: 100, notify: false, hush: false }

export const settings = $state<Settings>({ ...USUAL, ...kept<Partial<Settings>>('settings', {}) })

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  keep('settings', settings)
  apply()
}

export function apply(): void {
  const { classList, style } = document.documentElement
  classList.toggle('less-motion', lessMotion())
  classList.toggle('more-contrast', settings.contrast === 'more' || matchMedia('(prefers-contrast: more)').matches)
  style.fontSize = settings.text === 100 ? '' : `${settings.text}%`
}

export function lessMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
