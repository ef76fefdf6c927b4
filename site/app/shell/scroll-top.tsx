import { useEffect, useState } from 'react'
import { RoundButton } from '../ui/round-button.tsx'
import styles from './scroll-top.module.css'
import { isStatusBarScroller } from './scroll-top-browser.ts'
import { DISMISSED, followScroll, HIDDEN } from './scroll-top-visibility.ts'

/** Leads back to the top of a page that is being scrolled up. */
export function ScrollTop() {
  const [state, setState] = useState(HIDDEN)
  useEffect(() => {
    if (isStatusBarScroller(navigator)) return
    let before = scrollY
    const follow = () => {
      const [from, to] = [before, scrollY]
      before = to
      setState((current) => followScroll(current, from, to))
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  if (!state.shown) return null
  return (
    <RoundButton
      icon="arrowUp"
      label="Наверх"
      className={styles.button}
      onClick={() => {
        setState(DISMISSED)
        scrollTo({ top: 0 })
      }}
    />
  )
}
