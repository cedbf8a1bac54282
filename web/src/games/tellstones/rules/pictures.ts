/** The six actions and what comes of them, drawn: how it lay, and how it lies then. */

export interface Board {
  /** A capital lies face-up, `?` face-down, `.` is an empty place. */
  line: string
  /** Which stones are meant, */
  meant?: readonly number[]
  /** changed, */
  changed?: readonly number[]
  /** and shown to one player alone. */
  looked?: readonly number[]
  /** The message that somebody says, */
  says?: string
  /** and what it is worth. */
  worth?: string
}

export interface Picture {
  /** The clause it draws. */
  clause: string
  title: string
  before: Board
  after: Board
}

/** By chapters. */
export const PICTURES: readonly (readonly [chapter: number, pictures: readonly Picture[]])[] = [
  [
    2,
    [
      { clause: '2-1', title: 'plate-place', before: { line: 'CS.' }, after: { line: 'CSF', changed: [3] } },
      { clause: '2-3', title: 'plate-hide', before: { line: 'CSF', meant: [2] }, after: { line: 'C?F', changed: [2] } },
      { clause: '2-4', title: 'plate-swap', before: { line: 'C?F', meant: [1, 2] }, after: { line: '?CF', changed: [1, 2] } },
      { clause: '2-5', title: 'plate-peek', before: { line: 'C?F', meant: [2] }, after: { line: 'CSF', looked: [2] } },
      { clause: '2-6', title: 'picture-three', before: { line: '???', worth: 'picture-they-score' }, after: { line: 'SKH', looked: [1, 2, 3] } },
      { clause: '2-8', title: 'picture-hands', before: { line: 'CSF', meant: [2], says: 'picture-say-hide' }, after: { line: 'C?F', changed: [2] } },
    ],
  ],
  [
    3,
    [
      { clause: '3-1', title: 'plate-challenge', before: { line: 'C?F', meant: [2], says: 'picture-say-sword' }, after: { line: 'CSF', changed: [2], worth: 'picture-they-score' } },
      { clause: '3-6', title: 'picture-believed', before: { line: '???', meant: [1, 2, 3], says: 'picture-say-all' }, after: { line: '???', says: 'picture-say-believe', worth: 'picture-boaster-scores' } },
      { clause: '3-8', title: 'picture-doubted', before: { line: '???', meant: [1, 2, 3], says: 'picture-say-prove' }, after: { line: 'SKH', changed: [1, 2, 3], worth: 'picture-the-game' } },
    ],
  ],
]
