import { createContext, type KeyboardEvent, memo, use, useRef, useState } from 'react'
import styles from './sheet.module.css'

/** Result of editing a cell: the text (undefined if cancelled), and where the active cell moves. */
export interface CellInputEnd {
  text: string | undefined
  move: 'down' | 'up' | 'right' | 'left' | 'stay' | 'away'
}

interface CellInputValue {
  text: string
  label: string
  onEnd: (end: CellInputEnd) => void
}

/** The cell being edited; a context, so that rows don't render again for it. */
export const CellInputContext = createContext<CellInputValue>({ text: '', label: '', onEnd: () => undefined })

/** Keeps the typed text in its own state, so that only this input renders at each key. */
function CellInput() {
  const { text, label, onEnd } = use(CellInputContext)
  const [typed, setTyped] = useState(text)
  const isEnded = useRef(false)
  function end(move: CellInputEnd['move'], written: string | undefined = typed): void {
    // Unmounting blurs the input once more.
    if (isEnded.current) return
    isEnded.current = true
    onEnd({ text: written, move })
  }
  function onKeyDown(event: KeyboardEvent): void {
    // The sheet must not see these keys, except those that end the input.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') end(event.shiftKey ? 'up' : 'down')
    else if (event.key === 'Tab') end(event.shiftKey ? 'left' : 'right')
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
  }
  function cancel(): void {
    isEnded.current = true
    onEnd({ text: undefined, move: 'stay' })
  }
  return (
    <input
      ref={(input) => {
        input?.focus()
      }}
      aria-label={label}
      value={typed}
      maxLength={255}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end('away')}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      className={styles.input}
    />
  )
}

interface SheetRowProps<Row> {
  row: Row
  index: number
  columns: number
  getTexts: (row: Row) => readonly string[]
  getErrors: (row: Row, index: number) => readonly (string | undefined)[]
  /** Column of the active cell; -1 if it is in another row. */
  active: number
  /** First and last selected column; -1 for none. */
  from: number
  to: number
  isEditing: boolean
}

function DrawnRow<Row>(props: SheetRowProps<Row>) {
  const { row, index, columns, getTexts, getErrors, active, from, to, isEditing } = props
  const texts = getTexts(row)
  const mistakes = getErrors(row, index)
  return (
    <tr>
      {Array.from({ length: columns }, (_, column) => {
        const Cell = column === 0 ? 'th' : 'td'
        const mistake = mistakes[column]
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
            key={column}
            {...(column === 0 ? { scope: 'row' } : {})}
            data-cell={`${index}:${column}`}
            tabIndex={active === column ? 0 : -1}
            aria-selected={column >= from && column <= to && from >= 0}
            {...(mistake ? { 'aria-invalid': true } : {})}
            className={styles.cell}
          >
            {isEditing && active === column ? (
              <CellInput />
            ) : (
              <>
                {texts[column]}
                {mistake && <span className={styles.visuallyHidden}>. {mistake}</span>}
              </>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/** A sheet may have thousands of cells; a row renders only when its own props change. */
export const SheetRow = memo(DrawnRow) as typeof DrawnRow
