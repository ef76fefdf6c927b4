import { Link } from 'react-aria-components'
import styles from './filter-links.module.css'

interface FilterLink {
  label: string
  href: string
  isCurrent: boolean
}

/** The one that holds may stand beyond the edge of a phone. */
const bringIntoView = (item: HTMLLIElement | null): void =>
  item?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Links that narrow a list; the address says which one holds. */
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
