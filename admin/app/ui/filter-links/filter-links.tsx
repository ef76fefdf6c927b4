import { Link } from 'react-aria-components'
import styles from './filter-links.module.css'

interface FilterLink {
  label: string
  href: string
  isCurrent: boolean
}

/** On a phone the current link may be outside the visible part of the row. */
const bringIntoView = (item: HTMLLIElement | null): void =>
  item?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Links that filter a list; the current filter comes from the URL. */
export const FilterLinks = ({ label, links }: { label: string; links: FilterLink[] }) => (
  <nav aria-label={label} className={styles.links}>
    <ul className={styles.list}>
      {links.map(({ label, href, isCurrent }) => (
        <li key={href} ref={isCurrent ? bringIntoView : undefined}>
          <Link href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
