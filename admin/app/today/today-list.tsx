import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './today.module.css'

interface TodayRow {
  key: string | number
  path: string
  title: string
  facts: ReactNode
  sign?: ReactNode
}

interface TodayListProps {
  rows: TodayRow[]
  empty: ReactNode
  rest?: ReactNode
}

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
