import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { formatCells, parseCells } from './clipboard.ts'
import {
  type Cell,
  cellsOf,
  moveBy,
  type Range,
  rangeOf,
  type Selection,
  type SheetSize,
  selectAll,
} from './selection.ts'

/** Rows that Page Up and Page Down go by. */
const PAGE_ROWS = 12
/** Steps that can be undone. */
const UNDO_MAX = 100

export interface CellEdit extends Cell {
  text: string
}

interface SheetState {
  size: SheetSize
  textOf: (cell: Cell) => string
  /** Undefined: it can be looked at alone. */
  onEdit: ((edits: CellEdit[]) => void) | undefined
  /** Called where something can't be pasted. */
  onRefused: (reason: 'too-many' | 'outside') => void
}

const ORIGIN: Cell = { row: 0, column: 0 }

/** What is chosen in a sheet and typed into it, with the keys and the clipboard of table programs. */
export function useSheet({ size, textOf, onEdit, onRefused }: SheetState) {
  const [chosen, setSelection] = useState<Selection>({ anchor: ORIGIN, active: ORIGIN })
  /** The text of the cell that is typed into; undefined: none is. */
  const [typed, setTyped] = useState<string>()
  const undone = useRef<{ past: CellEdit[][]; future: CellEdit[][] }>({ past: [], future: [] })
  // The sheet may have become smaller than what was chosen in it.
  const selection = fit(chosen, size)
  const { active } = selection

  function apply(edits: CellEdit[], to: 'past' | 'future' = 'past'): void {
    const changed = edits.filter((edit) => textOf(edit) !== edit.text)
    if (changed.length === 0 || !onEdit) return
    const before = changed.map((edit) => ({ ...edit, text: textOf(edit) }))
    undone.current[to] = [...undone.current[to].slice(1 - UNDO_MAX), before]
    onEdit(changed)
  }
  /** A new change leaves nothing to be done again. */
  function edit(edits: CellEdit[]): void {
    undone.current.future = []
    apply(edits)
  }
  function undo(from: 'past' | 'future'): void {
    const edits = undone.current[from].pop()
    if (edits) apply(edits, from === 'past' ? 'future' : 'past')
  }
  const move = (key: string, isExtending = false, isJumping = false): boolean => {
    const moved = moveBy(selection, { key, isExtending, isJumping }, size, PAGE_ROWS)
    if (moved) setSelection(moved)
    return moved !== undefined
  }
  function commit(key?: string): void {
    if (typed !== undefined) edit([{ ...active, text: typed.trim() }])
    setTyped(undefined)
    if (key) move(key)
  }
  const fillDown = (range: Range) => {
    const texts = cellsOf({ ...range, bottom: range.top }).map((cell) => textOf(cell))
    edit(
      cellsOf({ ...range, top: range.top + 1 }).map((cell) => ({
        ...cell,
        text: texts[cell.column - range.left] ?? '',
      })),
    )
  }

  /** Keys that do the same on Russian and Latin layouts are known by their place. */
  function onCommand(event: KeyboardEvent): boolean {
    const commands: Record<string, () => void> = {
      KeyA: () => setSelection(selectAll(size)),
      KeyD: () => fillDown(rangeOf(selection)),
      KeyZ: () => undo(event.shiftKey ? 'future' : 'past'),
      KeyY: () => undo('future'),
    }
    commands[event.code]?.()
    return event.code in commands
  }
  function onTyping(event: KeyboardEvent): boolean {
    const keys: Record<string, () => void> = {
      Enter: () => commit(event.shiftKey ? 'ArrowUp' : 'ArrowDown'),
      Tab: () => commit(event.shiftKey ? 'ArrowLeft' : 'ArrowRight'),
      Escape: () => setTyped(undefined),
    }
    keys[event.key]?.()
    return event.key in keys
  }
  function onChoosing(event: KeyboardEvent): boolean {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return onCommand(event) || move(key, event.shiftKey, true)
    if (move(key, event.shiftKey)) return true
    if (!onEdit || event.altKey) return false
    if (key === 'Enter' || key === 'F2') setTyped(textOf(active))
    else if (key === 'Delete' || key === 'Backspace')
      edit(cellsOf(rangeOf(selection)).map((cell) => ({ ...cell, text: '' })))
    else if (key.length === 1) setTyped(key)
    else return false
    return true
  }

  return {
    selection,
    typed,
    setTyped,
    commit,
    choose(cell: Cell, isExtending = false) {
      if (typed !== undefined) commit()
      setSelection({ anchor: isExtending ? selection.anchor : cell, active: cell })
    },
    startTyping: () => onEdit && setTyped(textOf(active)),
    onKeyDown(event: KeyboardEvent) {
      const isDone = typed === undefined ? onChoosing(event) : onTyping(event)
      if (isDone) event.preventDefault()
    },
    onCopy(event: ClipboardEvent) {
      if (typed !== undefined) return
      const { top, bottom, left, right } = rangeOf(selection)
      const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
        cellsOf({ top: top + row, bottom: top + row, left, right }).map((cell) => textOf(cell)),
      )
      event.clipboardData.setData('text/plain', formatCells(rows))
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent) {
      if (typed !== undefined || !onEdit) return
      event.preventDefault()
      const rows = parseCells(event.clipboardData.getData('text/plain'))
      if (!rows) return onRefused('too-many')
      const range = rangeOf(selection)
      const edits = pasteInto(range, rows)
      const inside = edits.filter(({ row, column }) => row < size.rows && column < size.columns)
      if (inside.length < edits.length) onRefused('outside')
      edit(inside)
    },
  }
}

/** One cell fills the whole range that is chosen; several are put where it begins. */
function pasteInto(range: Range, rows: string[][]): CellEdit[] {
  const [[only] = []] = rows
  if (rows.length === 1 && rows[0]?.length === 1)
    return cellsOf(range).map((cell) => ({ ...cell, text: (only ?? '').trim() }))
  return rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ row: range.top + row, column: range.left + column, text: text.trim() })),
  )
}

function fit({ anchor, active }: Selection, { rows, columns }: SheetSize): Selection {
  const fitCell = ({ row, column }: Cell) => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  })
  return { anchor: fitCell(anchor), active: fitCell(active) }
}
