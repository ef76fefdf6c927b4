import type { KeyboardEvent } from 'react'
import { type Direction, findByFirstLetter, nextIndex } from './next-index.ts'

const keys: Record<Axis, Record<string, Direction>> = {
  column: { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' },
  row: { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' },
}

type Axis = 'column' | 'row'

/**
 * Moves focus by arrow keys, Home and End, in a column also by first letters. Returns whether the key was handled.
 */
export function moveFocus(
  event: KeyboardEvent,
  elements: Iterable<HTMLElement>,
  axis: Axis = 'column',
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return false
  const all = [...elements].filter((element) => element.checkVisibility())
  const at = all.findIndex((element) => element.contains(document.activeElement))
  const direction = keys[axis][event.key]
  const next = direction
    ? nextIndex(direction, at, all.length)
    : axis === 'column'
      ? findByFirstLetter(
          event.key,
          at,
          all.map((element) => element.textContent),
        )
      : undefined
  if (next === undefined) return false
  event.preventDefault()
  all[next]?.focus()
  return true
}
