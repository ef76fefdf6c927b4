import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** Tabs that are pages of their own, and current on the pages below them, too. */
export function TabLinks({ label, links }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // The current tab is in sight where not all have room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page
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
