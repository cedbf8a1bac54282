/** Every sound of the table, made of noise and a few sines: no files. Loudest peak -12 dBFS. */
import { settings } from '../settings/settings.svelte'

let context: AudioContext | null = null
let out: GainNode | null = null
let noise: AudioBuffer | null = null

const LOUDEST = 0.25 // -12 dBFS

/** Browsers let a page sound only after it was touched. What the touch does is shown first. */
export function wake(): void {
  if (settings.sound && context?.state !== 'running') shownFirst(open)
}

function open(): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    noise ??= hiss(context.sampleRate)
  } catch {
    context = null // a machine without sound plays all the same
  }
}

function hiss(rate: number): AudioBuffer {
  const made = new AudioBuffer({ length: rate * 2, sampleRate: rate })
  const samples = made.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return made
}

/** After the frame that is being made; at once where nobody looks. */
export function shownFirst(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

function ready(): { at: AudioContext; into: GainNode } | null {
  if (!settings.sound || !context || context.state !== 'running') return null
  if (!out) {
    out = new GainNode(context)
    const limit = new DynamicsCompressorNode(context, { threshold: -14, ratio: 12, attack: 0.002, release: 0.12 })
    out.connect(limit).connect(context.destination)
  }
  out.gain.value = (LOUDEST * settings.volume) / 100
  return { at: context, into: out }
}

/** Four per cent up or down, by chance and never by stone. */
const chance = (): number => 1 + (Math.random() - 0.5) * 0.08

interface Shape {
  delay?: number
  length: number
  gain: number
  pan?: number
}

function envelope(at: AudioContext, into: AudioNode, { delay = 0, length, gain, pan = 0 }: Shape): { node: GainNode; from: number } {
  const from = at.currentTime + delay
  const node = new GainNode(at, { gain: 0 })
  node.gain.setValueAtTime(0, from)
  node.gain.linearRampToValueAtTime(gain, from + 0.004)
  node.gain.exponentialRampToValueAtTime(0.0001, from + length)
  node.connect(new StereoPannerNode(at, { pan })).connect(into)
  return { node, from }
}

function rush(type: BiquadFilterType, frequency: number, shape: Shape): void {
  const made = ready()
  if (!made) return
  const { at, into } = made
  const { node, from } = envelope(at, into, shape)
  const source = new AudioBufferSourceNode(at, { buffer: noise, playbackRate: chance() })
  source.connect(new BiquadFilterNode(at, { type, frequency })).connect(node)
  source.start(from, Math.random())
  source.stop(from + shape.length)
}

function tone(frequency: number, shape: Shape, type: OscillatorType = 'sine', to = frequency): void {
  const made = ready()
  if (!made) return
  const { node, from } = envelope(made.at, made.into, shape)
  const pitch = chance()
  const source = new OscillatorNode(made.at, { type, frequency: frequency * pitch })
  if (to !== frequency) source.frequency.exponentialRampToValueAtTime(to * pitch, from + shape.length)
  source.connect(node)
  source.start(from)
  source.stop(from + shape.length)
}

export function thud(pan = 0, gain = 1, delay = 0): void {
  rush('lowpass', 700, { length: 0.06, gain: 0.8 * gain, pan, delay })
  tone(95, { length: 0.12, gain, pan, delay })
}
export const scrape = (pan = 0, delay = 0): void => rush('bandpass', 1200, { length: 0.09, gain: 0.45, pan, delay })
export const slip = (pan = 0): void => rush('lowpass', 500, { length: 0.22, gain: 0.35, pan })

export function knock(): void {
  for (const delay of [0, 0.14]) {
    tone(180, { length: 0.09, gain: 0.9, delay })
    rush('lowpass', 900, { length: 0.03, gain: 0.5, delay })
  }
}
export const rap = (): void => tone(180, { length: 0.09, gain: 0.9 })

export function fifth(): void {
  tone(110, { length: 1.2, gain: 0.16 }, 'triangle')
  tone(165, { length: 1.2, gain: 0.12 }, 'triangle')
}
export function coin(): void {
  tone(1900, { length: 0.18, gain: 0.2 })
  tone(2900, { length: 0.16, gain: 0.12 })
  tone(240, { length: 0.08, gain: 0.5 })
}
export function bell(): void {
  for (const [partial, gain] of [[620, 0.5], [930, 0.28], [1488, 0.2], [2232, 0.1]] as const) tone(partial, { length: 1.6, gain })
}
export function triumph(): void {
  tone(147, { length: 1.2, gain: 0.3 }, 'triangle')
  tone(220, { length: 1.2, gain: 0.24, delay: 0.18 }, 'triangle')
  tone(294, { length: 1.2, gain: 0.2, delay: 0.36 }, 'triangle')
}
export const breath = (): void => rush('lowpass', 420, { length: 1.1, gain: 0.4 })

/** Dice on oak: a handful of knocks, the last ones apart. */
export function dice(count = 2): void {
  for (let i = 0; i < 2 + 2 * count; i++) {
    const delay = i * 0.045 + Math.random() * 0.03
    rush('bandpass', 1700, { length: 0.035, gain: 0.5, delay, pan: (Math.random() - 0.5) * 0.4 })
    tone(310, { length: 0.03, gain: 0.25, delay })
  }
}
export const step = (): void => rush('lowpass', 320, { length: 0.07, gain: 0.35 })
export function creak(): void {
  tone(170, { length: 0.42, gain: 0.12 }, 'sawtooth', 96)
  rush('bandpass', 420, { length: 0.4, gain: 0.25 })
}
export function clash(): void {
  rush('highpass', 2600, { length: 0.1, gain: 0.35 })
  tone(1480, { length: 0.22, gain: 0.14 }, 'triangle')
}
export function spell(): void {
  tone(420, { length: 0.6, gain: 0.16 }, 'sine', 860)
  tone(633, { length: 0.6, gain: 0.1, delay: 0.08 }, 'sine', 1290)
}
export function find(): void {
  tone(880, { length: 0.35, gain: 0.16 })
  tone(1318, { length: 0.5, gain: 0.12, delay: 0.11 })
}
