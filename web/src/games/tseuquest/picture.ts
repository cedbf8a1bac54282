/** What lies on the table between two events: a view, redrawn as each is told, until the house's own comes. */
import type { Event, Figure, View } from './types'

const change = (view: View, id: string, made: (figure: Figure) => Figure): View => ({
  ...view,
  figures: view.figures.map((figure) => (figure.id === id ? made(figure) : figure)),
})

const without = <T extends { id: string }>(things: readonly T[], id: string): T[] => things.filter((one) => one.id !== id)
const joined = <T>(known: readonly T[], added: readonly T[], key: (one: T) => string): T[] => {
  const names = new Set(added.map(key))
  return [...known.filter((one) => !names.has(key(one))), ...added]
}

export function drawn(view: View, event: Event): View {
  switch (event.event) {
    case 'moved':
      return change(view, event.figure, (figure) => ({ ...figure, square: event.square }))
    case 'fell-in':
      return change(view, event.figure, (figure) => ({ ...figure, square: event.square, pit: true }))
    case 'freed':
      return change(view, event.figure, (figure) => ({ ...figure, square: event.square, pit: false, buried: false }))
    case 'buried':
      return change(view, event.figure, (figure) => ({ ...figure, buried: true }))
    case 'fell-down':
    case 'stood-up':
      return change(view, event.figure, (figure) => ({ ...figure, prone: event.event === 'fell-down' }))
    case 'life-changed':
      return change(view, event.figure, (figure) => ({ ...figure, life: figure.life + event.by }))
    case 'mind-changed':
      return change(view, event.figure, (figure) => ({ ...figure, mind: figure.mind === null ? null : figure.mind + event.by }))
    case 'woke':
      return event.figures.reduce((drawing, id) => change(drawing, id, (figure) => ({ ...figure, asleep: false })), view)
    case 'slain':
    case 'vanished':
      return { ...view, figures: without(view.figures, event.figure) }
    case 'left':
      return { ...view, figures: without(view.figures, event.figure), escaped: [...view.escaped, event.figure] }
    case 'spell-stays':
      return { ...view, spells: [...view.spells, event.spell] }
    case 'summoned':
      return { ...view, figures: joined(view.figures, [event.figure], (one) => one.id) }
    case 'opened':
    case 'closed':
      return { ...view, doors: view.doors.map((door) => (door.edge === event.edge ? { ...door, kind: event.event === 'opened' ? 'open' : door.portcullis ? 'portcullis' : 'closed' } : door)) }
    case 'trap-gone':
      return { ...view, traps: without(view.traps, event.trap) }
    case 'scenery-placed':
      return { ...view, scenery: joined(view.scenery, [event.scenery], (one) => one.id) }
    case 'bag-dropped':
      return { ...view, hoards: joined(view.hoards, [event.hoard], (one) => one.id) }
    case 'hoard-taken':
      return { ...view, hoards: without(view.hoards, event.hoard) }
    case 'revealed':
      return {
        ...view,
        rooms: [...new Set([...view.rooms, ...event.rooms])],
        explored: [...new Set([...view.explored, ...event.corridors])],
        figures: joined(view.figures, event.figures, (one) => one.id),
        doors: joined(view.doors, event.doors, (one) => one.edge),
        scenery: joined(view.scenery, event.scenery, (one) => one.id),
        traps: joined(view.traps, event.traps, (one) => one.id),
        hoards: joined(view.hoards, event.hoards, (one) => one.id),
      }
    case 'turn-began':
      return { ...view, turn: { figure: event.figure, points: event.points, done: [], barred: [], charge: false, paid: '', own: null } }
    case 'turn-ended':
      return { ...view, turn: null, acted: [...view.acted, event.figure] }
    case 'round-began':
      return { ...view, phase: 'heroes', round: event.round, queue: event.queue, acted: [], turn: null }
    case 'sorcerer-began':
      return { ...view, phase: 'sorcerer', turn: null }
    case 'introduced':
      return { ...view, board: event.board, texts: event.texts, figures: joined(view.figures, event.heroes, (one) => one.id) }
    default:
      return view
  }
}
