import { type Direction, findByFirstLetter, nextIndex } from './next-index.ts'

const keys: Record<string, Direction> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }

/** Moves focus among the links and buttons of a menu by arrow keys, Home, End and first letters. */
export function moveFocus(event: KeyboardEvent, menu: ParentNode): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
  const all = visibleItems(menu)
  const at = all.findIndex((element) => element.contains(document.activeElement))
  const direction = keys[event.key]
  const next = direction
    ? nextIndex(direction, at, all.length)
    : findByFirstLetter(
        event.key,
        at,
        all.map((element) => element.textContent),
      )
  if (next === undefined) return
  event.preventDefault()
  all[next]?.focus()
}

/** Returns the visible links and buttons of a menu. */
export const visibleItems = (menu: ParentNode): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((element) => element.checkVisibility())
