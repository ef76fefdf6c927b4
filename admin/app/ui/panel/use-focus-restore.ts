import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives an element the focus where what had it goes with a new state: who works by keys stays where they are. It had to be within the
 * element, or within what `around` returns.
 */
export function useFocusRestore(
  element: RefObject<HTMLElement | null>,
  state: unknown,
  around?: () => Element | null,
): void {
  const isWithin = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const place = around ? around() : element.current
      isWithin.current = place?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [element, around])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a state buttons go and come.
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) element.current?.focus()
  }, [element, state])
}

/** All of a screen: what was pressed may stand far from what came of it. */
export const screenAround = (): Element | null => document.querySelector('main')
