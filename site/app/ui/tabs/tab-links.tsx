import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** Links in the style of tabs. A tab is also current on the pages below it. */
export function TabLinks({ label, links }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Scrolls the current tab into view if the row overflows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !tab) return
    nav.current.scrollLeft =
      tab.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - tab.clientWidth) / 2
  }, [pathname])
  return (
    <nav ref={nav} aria-label={label} className={styles.list}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} className={() => styles.tab}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
