import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { formatCells, parseCells } from './clipboard-text.ts'
import { type CellPosition, extendTo, getRange, type Selection, selectAll, selectCell } from './selection.ts'
import styles from './sheet.module.css'
import { type CellChange, clearRange, fillDown, pasteInto, readTexts } from './sheet-changes.ts'
import { matchCommand } from './sheet-keys.ts'
import { CellInputContext, type CellInputEnd, SheetRow } from './sheet-row.tsx'

interface SheetProps<Row> {
  label: string
  /** The first column is the row header. */
  columns: readonly string[]
  rows: readonly Row[]
  /** Cell texts of a row. Must be a stable function: rows are memoized. */
  getTexts: (row: Row) => readonly string[]
  getErrors: (row: Row, index: number) => readonly (string | undefined)[]
  selection: Selection
  onSelection: (selection: Selection) => void
  onChange: (changes: CellChange[]) => void
  onUndo: () => void
  onRedo: () => void
  isReadOnly?: boolean
}

const MOVES = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const

function readPosition(target: EventTarget): CellPosition | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell
  const [row, column] = cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/**
 * Spreadsheet of text cells with the keys of Excel: arrows, Enter, F2, typing, Shift ranges, Ctrl+D, copy and
 * paste. The parent parses the cells and keeps the history.
 */
export function Sheet<Row>(props: SheetProps<Row>) {
  const { label, columns, rows, getTexts, getErrors, onSelection, onChange, isReadOnly = false } = props
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [typing, setTyping] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const isDragging = useRef(false)
  /** Whether to focus the active cell after the next render. */
  const isFollowing = useRef(false)
  const size = { rows: rows.length, columns: columns.length }
  const range = getRange(props.selection, size)
  const { active } = extendTo(props.selection, props.selection.active, size)
  const textAt = ({ row, column }: CellPosition) => (rows[row] ? (getTexts(rows[row])[column] ?? '') : '')
  const activeRow = rows[active.row]
  const mistake = activeRow && getErrors(activeRow, active.row)[active.column]

  useEffect(() => {
    if (!isFollowing.current || typing !== undefined) return
    isFollowing.current = false
    table.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)?.focus()
  })

  function select(selection: Selection): void {
    setRefusal('')
    isFollowing.current = true
    onSelection(selection)
  }
  function write(changes: CellChange[]): void {
    if (!isReadOnly && changes.length > 0) onChange(changes)
  }
  function edit(text: string): void {
    if (isReadOnly) return
    setRefusal('')
    onSelection(selectCell(active, size))
    setTyping(text)
  }
  function endTyping({ text, move }: CellInputEnd): void {
    setTyping(undefined)
    if (text !== undefined && text !== textAt(active)) write([{ ...active, text }])
    if (move === 'away') return
    const [down, right] = MOVES[move]
    select(selectCell({ row: active.row + down, column: active.column + right }, size))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const command = matchCommand(event, active)
    if (!command || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (command.do === 'move')
      select(command.isExtending ? extendTo(props.selection, command.to, size) : selectCell(command.to, size))
    else if (command.do === 'edit') edit(command.text ?? textAt(active))
    else if (command.do === 'select-all') select(selectAll(size))
    else if (command.do === 'clear') write(clearRange(range))
    else if (command.do === 'fill-down') write(fillDown(range, textAt))
    else if (!isReadOnly) (command.do === 'undo' ? props.onUndo : props.onRedo)()
  }
  function onPointerDown(event: PointerEvent): void {
    const place = readPosition(event.target)
    if (!place || event.button !== 0 || (event.target as HTMLElement).matches('input')) return
    // A finger scrolls the sheet, or taps a cell to edit it.
    if (event.pointerType === 'touch') return
    // The cell is focused once it is active; no text is selected while dragging.
    event.preventDefault()
    isDragging.current = true
    addEventListener('pointerup', () => (isDragging.current = false), { once: true })
    ;(document.activeElement as HTMLElement | null)?.blur()
    select(event.shiftKey ? extendTo(props.selection, place, size) : selectCell(place, size))
  }
  function onClick(event: MouseEvent): void {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent
    if (pointerType === 'touch' && typing === undefined && readPosition(event.target)) edit(textAt(active))
  }
  function onPointerOver(event: PointerEvent): void {
    const place = isDragging.current ? readPosition(event.target) : undefined
    if (place) select(extendTo(props.selection, place, size))
  }
  function onFocus(target: EventTarget): void {
    const place = readPosition(target)
    if (!place || (place.row === active.row && place.column === active.column)) return
    onSelection(selectCell(place, size))
  }

  function onCopy(event: ClipboardEvent): void {
    event.preventDefault()
    event.clipboardData.setData('text/plain', formatCells(readTexts(range, textAt)))
    if (event.type === 'cut') write(clearRange(range))
  }
  function onPaste(event: ClipboardEvent): void {
    event.preventDefault()
    const room = { rows: size.rows - range.rows[0], columns: size.columns - range.columns[0] }
    const cells = parseCells(event.clipboardData.getData('text/plain'), room)
    if (!cells) {
      setRefusal(
        `Вставленное не\u00A0помещается: от\u00A0этой ячейки строк\u00A0— ${room.rows}, столбцов\u00A0— ${room.columns}. Ничего не\u00A0изменилось`,
      )
      return
    }
    const changes = pasteInto(range, cells)
    write(changes)
    const last = changes.at(-1)
    if (last) select({ anchor: { row: range.rows[0], column: range.columns[0] }, active: last })
  }

  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <CellInputContext
          value={{
            text: typing ?? '',
            label: `${textAt({ ...active, column: 0 })}, ${columns[active.column]}`,
            onEnd: endTyping,
          }}
        >
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid is an interactive table
            role="grid"
            aria-label={label}
            aria-multiselectable
            aria-readonly={isReadOnly}
            aria-describedby={`${id}-status`}
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onPointerOver={onPointerOver}
            onClick={onClick}
            onDoubleClick={() => typing === undefined && edit(textAt(active))}
            onFocus={({ target }) => onFocus(target)}
            onCopy={onCopy}
            onCut={onCopy}
            onPaste={onPaste}
            className={styles.sheet}
          >
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => {
                const isSelected = index >= range.rows[0] && index <= range.rows[1]
                return (
                  <SheetRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
                    key={index}
                    row={row}
                    index={index}
                    columns={columns.length}
                    getTexts={getTexts}
                    getErrors={getErrors}
                    active={index === active.row ? active.column : -1}
                    from={isSelected ? range.columns[0] : -1}
                    to={isSelected ? range.columns[1] : -1}
                    isEditing={index === active.row && typing !== undefined}
                  />
                )
              })}
            </tbody>
          </table>
        </CellInputContext>
      </div>
      <p id={`${id}-status`} role="status" className={refusal || mistake ? styles.wrong : styles.keys}>
        {refusal || mistake || (isReadOnly ? READ_HINT : HINT)}
      </p>
    </div>
  )
}

const HINT =
  'Enter\u00A0— править, Shift со\u00A0стрелками\u00A0— выделить, Ctrl D\u00A0— заполнить вниз, Ctrl Z\u00A0— отменить. Ячейки копируются из\u00A0электронной таблицы и\u00A0в\u00A0неё'
const READ_HINT = 'Shift со\u00A0стрелками\u00A0— выделить. Ячейки копируются в\u00A0электронную таблицу'
