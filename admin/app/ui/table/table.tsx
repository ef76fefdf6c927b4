import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableColumn<Item> {
  key: string
  heading: string
  /** Whether the cell names its row. */
  isRowHeader?: boolean
  /** A heading that only who can't see needs. */
  isHeadingHidden?: boolean
  /** Whether it is never broken: a state, a moment, buttons. */
  isWhole?: boolean
  /** Whether it says of itself what it is: a state, a moment, a person. On a phone these stand side by side, without headings; what is no element, as «—», is left out there. */
  isEvident?: boolean
  /** Whether digits stand below digits. */
  isNumber?: boolean
  cell: (item: Item) => ReactNode
}

interface TableProps<Item> {
  label: string
  columns: TableColumn<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** What stands in place of rows where there are none. */
  empty: string
  /** Whether rows stand close. */
  isCompact?: boolean
}

/**
 * Rows of one kind of thing; on a phone each is a card with the headings within. A plain table, for a few hundred rows: what can be
 * done with one is reached by Tab, not by arrows as in a grid.
 */
export function Table<Item>({ label, columns, items, keyOf, empty, isCompact = false }: TableProps<Item>) {
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
          <tr key={keyOf(item)}>
            {columns.map(
              ({ key, heading, isRowHeader, isHeadingHidden, isWhole, isEvident, isNumber, cell }) =>
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
                    <div className={isWhole ? styles.whole : styles.content}>{cell(item)}</div>
                  </td>
                ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
