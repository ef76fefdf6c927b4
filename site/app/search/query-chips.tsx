import type { ReactNode } from 'react'
import { Chip } from '../ui/chip/chip.tsx'
import styles from './search-page.module.css'
import { toSearchPath } from './search-path.ts'

interface QueryChipsProps {
  queries: readonly string[]
  /** Further links at the end. */
  children?: ReactNode
}

/** Queries that link to their results. */
export const QueryChips = ({ queries, children }: QueryChipsProps) => (
  <ul className={styles.chips}>
    {queries.map((query) => (
      <li key={query}>
        <Chip href={toSearchPath(query)}>{query}</Chip>
      </li>
    ))}
    {children}
  </ul>
)
