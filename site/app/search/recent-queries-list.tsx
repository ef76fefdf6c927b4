import { QueryChips } from './query-chips.tsx'
import { clearRecentQueries, useRecentQueries } from './recent-queries.ts'
import styles from './search-page.module.css'
import { Ways } from './ways.tsx'

/** What this browser has looked for before. */
export function RecentQueries() {
  const queries = useRecentQueries()
  if (queries.length === 0) return null
  return (
    <Ways heading="Вы искали">
      <QueryChips queries={queries}>
        <li>
          <button type="button" className={styles.clear} onClick={clearRecentQueries}>
            Очистить
          </button>
        </li>
      </QueryChips>
    </Ways>
  )
}
