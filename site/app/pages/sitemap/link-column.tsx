import { catalogItemPath, type ItemWithPath } from '@rapport/contract/paths/paths'
import { Link } from 'react-router'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import styles from './sitemap.module.css'

interface LinkColumnProps {
  heading: string
  links?: { to: string; name: string }[]
  /** Items of the catalogue, in place of links. */
  items?: (ItemWithPath & { name: string })[]
  /** Its lines stand in several columns of their own. */
  wide?: boolean
}

/** Ways of one kind under their heading; nothing where there are none. */
export function LinkColumn({ heading, links = [], items = [], wide }: LinkColumnProps) {
  const all = [...links, ...items.map((item) => ({ to: catalogItemPath(item), name: item.name }))]
  if (all.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul className={classNames(styles.links, wide && styles.wide)}>
        {all.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{formatTitle(name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
