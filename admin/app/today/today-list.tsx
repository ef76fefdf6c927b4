import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './today.module.css'

interface TodayRow {
  key: string | number
  path: string
  title: string
  facts: ReactNode
  /** Badge of urgency or state. */
  sign?: ReactNode
}

interface TodayListProps {
  rows: TodayRow[]
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Link to all rows. */
  rest?: ReactNode
}

/** First rows of a list, with links. */
export function TodayList({ rows, empty, rest }: TodayListProps) {
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ key, path, title, facts, sign }) => (
          <li key={key} className={styles.row}>
            <Link to={path} className={styles.title}>
              {title}
            </Link>
            {sign}
            <span className={styles.facts}>{facts}</span>
          </li>
        ))}
      </ul>
      {rest && <p>{rest}</p>}
    </>
  )
}
