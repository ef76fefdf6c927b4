import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableColumn<Item> {
  key: string
  heading: string
  isRowHeader?: boolean
  /** For screen readers only. */
  isHeadingHidden?: boolean
  /** Never wraps: a status, a date, buttons. */
  isWhole?: boolean
  /** Keeps the words of a name whole, such as a person's. */
  isName?: boolean
  /**
   * Self-explanatory cell (status, date, person): on phones shown inline without its heading. Plain text such
   * as «—» is hidden there.
   */
  isEvident?: boolean
  isNumber?: boolean
  cell: (item: Item) => ReactNode
}

interface TableProps<Item> {
  label: string
  columns: TableColumn<Item>[]
  items: readonly Item[]
  getKey: (item: Item) => string | number
  empty: string
  isCompact?: boolean
}

/**
 * Plain table for up to a few hundred rows; on a phone each row is a card. Controls in rows are reached by
 * Tab, not by arrows as in a grid.
 */
export function Table<Item>({ label, columns, items, getKey, empty, isCompact = false }: TableProps<Item>) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <table aria-label={label} className={styles.table} data-compact={isCompact || undefined}>
      <thead>
        <tr>
          {columns.map(({ key, heading, isHeadingHidden, isWhole, isNumber }) => (
            <th key={key} scope="col" data-number={isNumber || undefined}>
              <span className={isHeadingHidden ? styles.hidden : isWhole ? styles.whole : undefined}>
                {heading}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={getKey(item)}>
            {columns.map(
              ({ key, heading, isRowHeader, isHeadingHidden, isWhole, isName, isEvident, isNumber, cell }) =>
                isRowHeader ? (
                  <th key={key} scope="row">
                    {cell(item)}
                  </th>
                ) : (
                  <td
                    key={key}
                    data-corner={isHeadingHidden || undefined}
                    data-evident={isEvident || undefined}
                    data-number={isNumber || undefined}
                  >
                    {!isHeadingHidden && (
                      <span aria-hidden="true" className={styles.inlineHeading}>
                        {heading}
                      </span>
                    )}
                    <div className={isWhole ? styles.whole : isName ? styles.name : styles.content}>
                      {cell(item)}
                    </div>
                  </td>
                ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
