import { type RefObject, useEffect, useState } from 'react'

/** Visible share of the element. */
const THRESHOLD = 0.01

/** Returns whether an element has been in view, or within the margin. It stays true. */
export function useInView(ref: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: THRESHOLD, rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, seen, rootMargin])
  return seen
}
