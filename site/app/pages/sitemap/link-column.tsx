import { catalogItemPath, type ItemWithPath } from '@rapport/contract/paths/paths'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import styles from './sitemap.module.css'

interface LinkColumnProps {
  heading: string
  links?: { to: string; name: string }[]
  /** Items of the catalogue instead of links. */
  items?: (ItemWithPath & { name: string })[]
  /** Splits the links into several columns. */
  wide?: boolean
}

/** Links under a heading. Renders nothing without links. */
export function LinkColumn({ heading, links = [], items = [], wide }: LinkColumnProps) {
  const all = [...links, ...items.map((item) => ({ to: catalogItemPath(item), name: item.name }))]
  if (all.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul className={classNames(styles.links, wide && styles.wide)}>
        {all.map(({ to, name }) => (
          <li key={to}>
            <a href={to}>{formatTitle(name)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
