import type { KeyboardEvent } from 'react'
import { type Direction, nextPlace, startingWith } from './next-place.ts'

const byKey: Record<string, Direction> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

/** Arrows, Home, End and first letters lead from one element to another; true where the key did. */
export function moveFocus(event: KeyboardEvent, elements: Iterable<HTMLElement>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return false
  const all = [...elements].filter((element) => element.checkVisibility())
  const at = all.findIndex((element) => element.contains(document.activeElement))
  const direction = byKey[event.key]
  const next = direction
    ? nextPlace(direction, at, all.length)
    : startingWith(
        event.key,
        at,
        all.map((element) => element.textContent),
      )
  if (next === undefined) return false
  event.preventDefault()
  all[next]?.focus()
  return true
}
