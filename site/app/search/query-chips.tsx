import type { ReactNode } from 'react'
import { Chip } from '../ui/chip/chip.tsx'
import styles from './search-page.module.css'
import { searchPath } from './search-path.ts'

interface QueryChipsProps {
  queries: readonly string[]
  /** Items that stand behind them. */
  children?: ReactNode
}

/** Queries to choose from, each leading to what it finds. */
export const QueryChips = ({ queries, children }: QueryChipsProps) => (
  <ul className={styles.chips}>
    {queries.map((query) => (
      <li key={query}>
        <Chip to={searchPath(query)}>{query}</Chip>
      </li>
    ))}
    {children}
  </ul>
)
