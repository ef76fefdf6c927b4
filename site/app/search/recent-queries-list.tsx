import { Chip } from '../ui/chip/chip.tsx'
import { clearRecentQueries, useRecentQueries } from './recent-queries.ts'
import styles from './search-page.module.css'
import { searchPath } from './search-path.ts'

/** What this browser has looked for before. */
export function RecentQueries() {
  const queries = useRecentQueries()
  if (queries.length === 0) return null
  return (
    <section className={styles.ways}>
      <h2 className={styles.waysHeading}>Вы искали</h2>
      <ul className={styles.chips}>
        {queries.map((query) => (
          <li key={query}>
            <Chip to={searchPath(query)}>{query}</Chip>
          </li>
        ))}
        <li>
          <button type="button" className={styles.clear} onClick={clearRecentQueries}>
            Очистить
          </button>
        </li>
      </ul>
    </section>
  )
}
