/** The drawing of each symbol, by its letter. */
import type { Glyph } from './types'

const DRAWN: Record<Glyph, string> = { C: 'crown', D: 'shield', S: 'sword', F: 'flag', K: 'knight', H: 'hammer', L: 'scales' }

export const drawingOf = (symbol: Glyph): string => `#sym-${DRAWN[symbol]}`
