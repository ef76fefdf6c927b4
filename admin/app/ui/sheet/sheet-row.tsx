import { type Cell, isIn, rangeOf } from './selection.ts'
import styles from './sheet.module.css'
import type { useSheet } from './use-sheet.ts'

interface SheetRowProps {
  /** What ids of cells begin with. */
  id: string
  row: number
  heading: string
  columns: { key: string; label: string }[]
  sheet: ReturnType<typeof useSheet>
  textOf: (cell: Cell) => string
  errorOf: (cell: Cell) => string | undefined
}

/** A row of a sheet; the one cell that is typed into has a field in it. */
export function SheetRow({ id, row, heading, columns, sheet, textOf, errorOf }: SheetRowProps) {
  const { selection, typed } = sheet
  const range = rangeOf(selection)
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row">{heading}</th>
      {columns.map(({ key, label }, column) => {
        const cell = { row, column }
        const isActive = selection.active.row === row && selection.active.column === column
        const isInvalid = errorOf(cell) !== undefined
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, whose role the table gives it.
          <td
            key={key}
            id={`${id}-${row}-${column}`}
            aria-selected={isIn(range, cell)}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isActive && isInvalid ? `${id}-error` : undefined}
            data-active={isActive || undefined}
            onPointerDown={(event) => {
              if (!isActive || typed === undefined) sheet.choose(cell, event.shiftKey)
            }}
            onPointerEnter={(event) => {
              if (event.buttons === 1 && event.pointerType === 'mouse') sheet.choose(cell, true)
            }}
            onDoubleClick={sheet.startTyping}
          >
            {isActive && typed !== undefined ? (
              <input
                // biome-ignore lint/a11y/noAutofocus: it is there because somebody began to type.
                autoFocus
                aria-label={`${heading}, ${label}`}
                value={typed}
                onChange={(event) => sheet.setTyped(event.target.value)}
                onBlur={() => sheet.commit()}
                className={styles.input}
              />
            ) : (
              textOf(cell)
            )}
          </td>
        )
      })}
    </tr>
  )
}
