import { createContext, type KeyboardEvent, memo, use, useRef, useState } from 'react'
import styles from './sheet.module.css'

/** How typing in a cell ended: what is written, or nothing, and where to go on. */
export interface CellInputEnd {
  text: string | undefined
  move: 'down' | 'up' | 'right' | 'left' | 'stay' | 'away'
}

interface CellInputValue {
  /** What it begins with. */
  text: string
  label: string
  onEnd: (end: CellInputEnd) => void
}

/** What is typed into now: rows need not be drawn again for it. */
export const CellInputContext = createContext<CellInputValue>({ text: '', label: '', onEnd: () => undefined })

/** The field of a cell; it is drawn by itself at each key. */
function CellInput() {
  const { text, label, onEnd } = use(CellInputContext)
  const [typed, setTyped] = useState(text)
  const isEnded = useRef(false)
  function end(move: CellInputEnd['move'], written: string | undefined = typed): void {
    // Focus leaves the field once more when it goes.
    if (isEnded.current) return
    isEnded.current = true
    onEnd({ text: written, move })
  }
  function onKeyDown(event: KeyboardEvent): void {
    // The keys of a field are its own, but for those that end it.
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
  textsOf: (row: Row) => readonly string[]
  mistakesOf: (row: Row, index: number) => readonly (string | undefined)[]
  /** The column of the active cell; -1: it stands in another row. */
  active: number
  /** First and last columns that are selected; -1: none. */
  from: number
  to: number
  isEditing: boolean
}

function DrawnRow<Row>(props: SheetRowProps<Row>) {
  const { row, index, columns, textsOf, mistakesOf, active, from, to, isEditing } = props
  const texts = textsOf(row)
  const mistakes = mistakesOf(row, index)
  return (
    <tr>
      {Array.from({ length: columns }, (_, column) => {
        const Cell = column === 0 ? 'th' : 'td'
        const mistake = mistakes[column]
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
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
                {mistake && <span className={styles.said}>. {mistake}</span>}
              </>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/** A row is drawn again only where something of it changed: a sheet may have thousands of cells. */
export const SheetRow = memo(DrawnRow) as typeof DrawnRow
