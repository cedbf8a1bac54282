/** The faces of the two dice, as they come over the wire, and their drawings. */
export const FACES = ['skull', 'kite', 'oval', '!', '?'] as const
export const BARREL = ['1', '2', '3', '4', '5', '6', '!', '?'] as const

const SYMBOLS: Record<string, string> = { skull: 'face-skull', kite: 'face-kite', oval: 'face-oval', '!': 'face-bolt', '?': 'face-fumble' }

/** Empty where it shows a number, or fell from the table. */
export const faceSymbol = (face: string): string => SYMBOLS[face] ?? ''

/** Which message names it. */
export const faceName = (face: string): string => `face-${{ '!': 'bolt', '?': 'fumble', '-': 'fallen' }[face] ?? face}`

/** Whether it is the barrel that shows this. */
export const isBarrel = (faces: readonly string[]): boolean => faces.length > 0 && faces.every((face) => (BARREL as readonly string[]).includes(face) || face === '-')

/** Whether a die shows this; chance that picks a figure or a square is no die. */
export const isFace = (face: string): boolean => face === '-' || [...FACES, ...BARREL].some((one) => one === face)

const COMBAT: readonly string[] = ['attack', 'defence', 'harm']
/** Whether dice thrown for this are combat dice. */
export const isCombat = (purpose: string): boolean => COMBAT.includes(purpose.split(':')[0] ?? '')
