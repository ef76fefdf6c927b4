import type { ReactNode } from 'react'
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components'
import styles from './table.module.css'

export interface TableColumn<Item> {
  key: string
  heading: string
  /** Whether the cell names its row. */
  isRowHeader?: boolean
  /** A heading that only who can't see needs. */
  isHeadingHidden?: boolean
  cell: (item: Item) => ReactNode
}

interface TableProps<Item> {
  label: string
  columns: TableColumn<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** What stands in place of rows where there are none. */
  empty: string
}

/** Rows of one kind of thing; on a phone each is a card with the headings within. */
export function Table<Item extends object>({ label, columns, items, keyOf, empty }: TableProps<Item>) {
  return (
    <AriaTable aria-label={label} className={styles.table}>
      <TableHeader>
        {columns.map(({ key, heading, isRowHeader, isHeadingHidden }) => (
          <Column key={key} id={key} isRowHeader={isRowHeader ?? false} textValue={heading}>
            <span className={isHeadingHidden ? styles.hidden : undefined}>{heading}</span>
          </Column>
        ))}
      </TableHeader>
      <TableBody renderEmptyState={() => <p className={styles.empty}>{empty}</p>}>
        {items.map((item) => (
          <Row key={keyOf(item)} id={keyOf(item)}>
            {columns.map(({ key, heading, isRowHeader, isHeadingHidden, cell }) => (
              <Cell key={key} data-corner={isHeadingHidden || undefined}>
                {!isRowHeader && !isHeadingHidden && (
                  <span aria-hidden="true" className={styles.inlineHeading}>
                    {heading}
                  </span>
                )}
                <div className={styles.content}>{cell(item)}</div>
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  )
}
