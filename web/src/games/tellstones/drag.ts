/** Dragging a stone by pointer: it follows the hand, and says where it was let go. */

const FAR_ENOUGH = 8

export function drags(drop: (from: HTMLElement, onto: HTMLElement | null) => void, allowed: () => boolean) {
  return (root: HTMLElement): (() => void) => {
    let held: { stone: HTMLElement; x: number; y: number; moved: boolean } | null = null

    function down(event: PointerEvent): void {
      const stone = (event.target as Element).closest<HTMLElement>('.stone')
      if (stone && event.isPrimary && event.button === 0 && allowed()) held = { stone, x: event.clientX, y: event.clientY, moved: false }
    }

    function move(event: PointerEvent): void {
      if (!held || !event.isPrimary) return
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.moved && Math.hypot(dx, dy) < FAR_ENOUGH) return
      held.moved = true
      held.stone.classList.add('dragged')
      held.stone.style.transform = `translate(${dx}px, ${dy}px)`
    }

    function up(event: PointerEvent): void {
      if (!held || !event.isPrimary) return
      const { stone, moved } = held
      held = null
      if (!moved) return
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      const onto = event.type === 'pointercancel' ? null : document.elementFromPoint(event.clientX, event.clientY)
      stone.classList.remove('dragged')
      stone.style.transform = ''
      const target = onto?.closest<HTMLElement>('[data-space], [data-end], [data-row]') ?? null
      if (target !== stone) drop(stone, target)
    }

    function swallow(event: MouseEvent): void {
      event.stopPropagation()
      event.preventDefault()
    }

    root.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      root.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }
}
