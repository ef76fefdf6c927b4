import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
  /** Path of the page. */
  path: string
}

/** Links in the style of tabs. A tab is also current on the pages below it. */
export const TabLinks = ({ label, links, path }: TabLinksProps) => (
  <tab-links className={styles.whole}>
    <nav aria-label={label} className={styles.list}>
      {links.map((link) => (
        <a
          key={link.to}
          href={link.to}
          aria-current={path.startsWith(link.to) ? 'page' : undefined}
          className={styles.tab}
        >
          {link.label}
        </a>
      ))}
    </nav>
  </tab-links>
)
