import { keep, kept } from './kept'

export const TEXT_SIZES = [100, 125, 150, 200] as const
/** How long a movement takes, by how fast one likes it. */
export const SPEEDS = { slow: 1.6, usual: 1, fast: 0.6 } as const

interface Settings {
  name: string
  /** What those are called who play at the same screen, from the second on. */
  others: string[]
  sound: boolean
  /** Of all sounds, in percent. */
  volume: number
  motion: 'system' | 'less'
  speed: keyof typeof SPEEDS
  contrast: 'system' | 'more'
  text: number
  notify: boolean
  /** Whether the house's bots are not to be heard. */
  hush: boolean
}

const USUAL: Settings = { name: '', others: [], sound: true, volume: 100, motion: 'system', speed: 'usual', contrast: 'system', text: 100, notify: false, hush: false }

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

export const pace = (): number => SPEEDS[settings.speed] ?? 1

export function lessMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
