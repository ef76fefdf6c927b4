import { Chip } from '../ui/chip/chip.tsx'
import styles from './search-page.module.css'
import { searchPath } from './search-path.ts'

/** What others have looked for and found. */
export function PopularQueries({ queries }: { queries: readonly string[] }) {
  return (
    <section className={styles.ways}>
      <h2 className={styles.waysHeading}>Часто ищут</h2>
      <ul className={styles.chips}>
        {queries.map((query) => (
          <li key={query}>
            <Chip to={searchPath(query)}>{query}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
