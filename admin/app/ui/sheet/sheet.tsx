import { type CSSProperties, type UIEvent, useEffect, useId, useRef, useState } from 'react'
import { type Cell, type Range, rangeOf } from './selection.ts'
import styles from './sheet.module.css'
import { SheetRow } from './sheet-row.tsx'
import { type CellEdit, useSheet } from './use-sheet.ts'

/** Pixels of a row, as the styles have them: only rows in sight are drawn. */
const ROW_HEIGHT = 36
const ROWS_BEYOND = 8

interface Heading {
  key: string
  label: string
}

interface SheetProps {
  label: string
  /** Above the headings of rows. */
  cornerLabel: string
  rows: Heading[]
  columns: Heading[]
  textOf: (cell: Cell) => string
  /** What is wrong with a cell. */
  errorOf: (cell: Cell) => string | undefined
  /** Undefined: it can be looked at alone. */
  onEdit?: ((edits: CellEdit[]) => void) | undefined
  onSelect?: (range: Range) => void
  onRefused?: (reason: 'too-many' | 'outside') => void
}

/** A table to type into as table programs do: ranges, filling down, copying and pasting, undoing. */
export function Sheet({ label, cornerLabel, rows, columns, textOf, errorOf, ...props }: SheetProps) {
  const { onEdit, onSelect, onRefused = () => undefined } = props
  const size = { rows: rows.length, columns: columns.length }
  const sheet = useSheet({ size, textOf, onEdit, onRefused })
  const { selection, typed } = sheet
  const { active } = selection
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const { first, count, onScroll } = useRowsInSight(rows.length)
  const { top, bottom, left, right } = rangeOf(selection)

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when its edges change, not the function.
  useEffect(() => onSelect?.({ top, bottom, left, right }), [top, bottom, left, right])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const above = active.row * ROW_HEIGHT
    const sight = element.clientHeight - 2 * ROW_HEIGHT
    if (above < element.scrollTop) element.scrollTop = above
    else if (above > element.scrollTop + sight) element.scrollTop = above - sight
  }, [active.row])

  if (rows.length === 0 || columns.length === 0) return null
  const drawn = rows.slice(first, first + count)
  const below = rows.length - first - drawn.length
  return (
    <div className={styles.frame}>
      <div ref={frame} className={styles.scroll} onScroll={onScroll}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are chosen and typed into.
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          aria-readonly={!onEdit}
          aria-activedescendant={`${id}-${active.row}-${active.column}`}
          className={styles.sheet}
          style={{ '--columns': columns.length } as CSSProperties}
          onKeyDown={(event) => {
            sheet.onKeyDown(event)
            // Whoever typed goes on by keys.
            if (event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape') grid.current?.focus()
          }}
          onCopy={sheet.onCopy}
          onPaste={sheet.onPaste}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{cornerLabel}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first > 0 && <tr aria-hidden style={{ height: first * ROW_HEIGHT }} />}
            {drawn.map((heading, offset) => (
              <SheetRow
                key={heading.key}
                id={id}
                row={first + offset}
                heading={heading.label}
                columns={columns}
                sheet={sheet}
                textOf={textOf}
                errorOf={errorOf}
              />
            ))}
            {below > 0 && <tr aria-hidden style={{ height: below * ROW_HEIGHT }} />}
          </tbody>
        </table>
      </div>
      <p id={`${id}-error`} role="status" className={styles.message}>
        {typed === undefined ? errorOf(active) : undefined}
      </p>
    </div>
  )
}

/** Which rows are in sight, by a sheet's scrolling. */
function useRowsInSight(rows: number) {
  const [{ top, height }, setSight] = useState({ top: 0, height: 720 })
  return {
    first: Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT) - ROWS_BEYOND, rows - 1)),
    count: Math.ceil(height / ROW_HEIGHT) + 2 * ROWS_BEYOND,
    onScroll: ({ currentTarget }: UIEvent) =>
      setSight({ top: currentTarget.scrollTop, height: currentTarget.clientHeight }),
  }
}
