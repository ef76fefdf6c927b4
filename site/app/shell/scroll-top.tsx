import { useEffect, useState } from 'react'
import { RoundButton } from '../ui/round-button.tsx'
import styles from './scroll-top.module.css'
import { isStatusBarScroller } from './scroll-top-browser.ts'

/** Pixels from the top below which there is nothing to scroll back (§9). */
const OFFSET = 400

/** Appears when the page is scrolled up past 400 px, hides after a click (§2). */
export function ScrollTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (isStatusBarScroller(navigator)) return
    let before = scrollY
    const follow = () => {
      const up = scrollY < before
      if (scrollY !== before) setShown(up && scrollY > OFFSET)
      before = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  if (!shown) return null
  return (
    <RoundButton
      icon="arrowUp"
      label="Наверх"
      className={styles.button}
      onClick={() => {
        setShown(false)
        scrollTo({ top: 0 })
      }}
    />
  )
}
