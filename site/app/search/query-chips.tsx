import { Chip } from '../ui/chip/chip.tsx'
import styles from './search-page.module.css'
import { toSearchPath } from './search-path.ts'

/** Queries that link to their results. */
export const QueryChips = ({ queries }: { queries: readonly string[] }) => (
  <ul className={styles.chips}>
    {queries.map((query) => (
      <li key={query}>
        <Chip href={toSearchPath(query)}>{query}</Chip>
      </li>
    ))}
  </ul>
)
