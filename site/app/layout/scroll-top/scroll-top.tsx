import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import styles from './scroll-top.module.css'
import { isStatusBarScroller } from './scroll-top-browser.ts'
import { DISMISSED, HIDDEN, nextScrollTopState } from './scroll-top-visibility.ts'

/** Button that scrolls to the top and moves focus to the content. */
export function ScrollTop({ content }: { content: RefObject<HTMLElement | null> }) {
  const [state, setState] = useState(HIDDEN)
  useEffect(() => {
    if (isStatusBarScroller(navigator)) return
    let before = scrollY
    const onScroll = () => {
      const [from, to] = [before, scrollY]
      before = to
      setState((current) => nextScrollTopState(current, from, to))
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  if (!state.shown) return null
  return (
    <IconButton
      icon="arrowUp"
      label="Наверх"
      className={styles.button}
      onClick={() => {
        setState(DISMISSED)
        content.current?.focus({ preventScroll: true })
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
      }}
    />
  )
}
