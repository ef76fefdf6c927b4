import { ChipSection } from './chip-section.tsx'
import { QueryChips } from './query-chips.tsx'
import { clearRecentQueries, useRecentQueries } from './recent-queries.ts'
import styles from './search-page.module.css'

/** Recent queries of this browser. */
export function RecentQueries() {
  const queries = useRecentQueries()
  if (queries.length === 0) return null
  return (
    <ChipSection heading="Вы искали">
      <QueryChips queries={queries}>
        <li>
          <button type="button" className={styles.clear} onClick={clearRecentQueries}>
            Очистить
          </button>
        </li>
      </QueryChips>
    </ChipSection>
  )
}
