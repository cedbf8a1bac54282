/** Pointers on the map: one drags it, or from whoever moves draws a path; two pinch it, a wheel enlarges it; a touch that went nowhere is a click. */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from './camera.svelte'

const STILL = 6
const WHEEL = 1.0015

/** A figure that may be dragged, and the squares it is dragged over. */
export interface Drawing {
  grabs: (square: string) => boolean
  over: (square: string) => void
}

export function fingers(camera: Camera, drawing: Drawing): Attachment<HTMLElement> {
  return (bed) => {
    let draws = false
    let last = ''
    const squareUnder = (event: PointerEvent): string => document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-square]')?.dataset['square'] ?? ''
    const down = new Map<number, { x: number; y: number }>()
    let went = 0

    const at = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = bed.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const apart = (): { span: number; x: number; y: number } => {
      const [one, two] = [...down.values()]
      if (!one || !two) return { span: 0, x: 0, y: 0 }
      return { span: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
    }
    const press = (event: PointerEvent): void => {
      if (event.button || (event.target as Element).closest('button, details')) return
      if (!down.size) {
        went = 0
        last = squareUnder(event)
        draws = last !== '' && drawing.grabs(last)
      }
      down.set(event.pointerId, at(event))
    }
    const drag = (event: PointerEvent): void => {
      const from = down.get(event.pointerId)
      if (!from) return
      const before = apart()
      const to = at(event)
      down.set(event.pointerId, to)
      went += Math.hypot(to.x - from.x, to.y - from.y)
      if (went < STILL) return
      if (draws && down.size === 1) {
        const square = squareUnder(event)
        if (square && square !== last) drawing.over((last = square))
        return
      }
      if (!camera.held) {
        camera.held = true
        bed.setPointerCapture(event.pointerId)
      }
      if (down.size === 1) return camera.pan(to.x - from.x, to.y - from.y)
      const now = apart()
      camera.pan(now.x - before.x, now.y - before.y)
      if (before.span) camera.zoom(now.span / before.span, now.x, now.y)
    }
    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId)
      if (!down.size) camera.held = false
    }
    /** The end of a drag is no click. */
    const click = (event: MouseEvent): void => {
      if (went < STILL) return
      went = 0
      event.stopPropagation()
      event.preventDefault()
    }
    const wheel = (event: WheelEvent): void => {
      if ((event.target as Element).closest('details')) return
      event.preventDefault()
      const { x, y } = at(event)
      camera.zoom(WHEEL ** -event.deltaY, x, y)
    }
    bed.addEventListener('pointerdown', press)
    bed.addEventListener('pointermove', drag)
    bed.addEventListener('pointerup', lift)
    bed.addEventListener('pointercancel', lift)
    bed.addEventListener('click', click, true)
    bed.addEventListener('wheel', wheel, { passive: false })
    return () => {
      bed.removeEventListener('pointerdown', press)
      bed.removeEventListener('pointermove', drag)
      bed.removeEventListener('pointerup', lift)
      bed.removeEventListener('pointercancel', lift)
      bed.removeEventListener('click', click, true)
      bed.removeEventListener('wheel', wheel)
    }
  }
}
