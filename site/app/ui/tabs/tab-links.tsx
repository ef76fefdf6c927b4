import { useEffect, useRef } from 'react'
import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
  /** Path of the current tab. */
  path: string
}

/** Links in the style of tabs. */
export function TabLinks({ label, links, path }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null)
  // Scrolls the current tab into view if the row overflows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !tab) return
    nav.current.scrollLeft =
      tab.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - tab.clientWidth) / 2
  }, [path])
  return (
    <nav ref={nav} aria-label={label} className={styles.list}>
      {links.map((link) => (
        <a
          key={link.to}
          href={link.to}
          aria-current={path === link.to ? 'page' : undefined}
          className={styles.tab}
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}
