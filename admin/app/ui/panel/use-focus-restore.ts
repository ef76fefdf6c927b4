import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses `element` when a change of `state` unmounts the focused element. Applies only if that was inside
 * `element`, or inside what `around` returns.
 */
export function useFocusRestore(
  element: RefObject<HTMLElement | null>,
  state: unknown,
  around?: () => Element | null,
): void {
  const isWithin = useRef(false)
  useEffect(() => {
    const trackFocus = ({ target }: FocusEvent) => {
      const place = around ? around() : element.current
      isWithin.current = place?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', trackFocus)
    return () => document.removeEventListener('focusin', trackFocus)
  }, [element, around])
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons mount and unmount when the state changes
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) element.current?.focus()
  }, [element, state])
}

/** The whole screen, for a button that is far from its result. */
export const findScreen = (): Element | null => document.querySelector('main')
