import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './today.module.css'

interface TodayRow {
  key: string | number
  path: string
  title: string
  facts: ReactNode
  /** What tells how urgent it is, or how it stands. */
  sign?: ReactNode
}

interface TodayListProps {
  rows: TodayRow[]
  /** What is said where there are none. */
  empty: ReactNode
  /** Where the others are. */
  rest?: ReactNode
}

/** The first few things of a part, each a way to it. */
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
