import { useState } from 'react'
import { selectCell } from './selection.ts'
import { Sheet } from './sheet.tsx'
import type { CellChange } from './sheet-changes.ts'
import { useHistory } from './use-history.ts'

const columns = ['Ткань', 'Ширина, см', 'Плотность, г/м²']
const getTexts = (row: readonly string[]) => row
const getErrors = (row: readonly string[]) =>
  row.map((text, column) => (column === 0 || /^\d*$/.test(text) ? undefined : 'Здесь стоит число'))

export default function SheetSpecimen() {
  const [rows, setRows] = useState<readonly (readonly string[])[]>([
    ['Лён', '150', '145'],
    ['Сукно', '142', 'около 400'],
    ['Бязь', '220', '125'],
  ])
  const [selection, setSelection] = useState(() => selectCell({ row: 0, column: 0 }, { rows: 3, columns: 3 }))
  const history = useHistory(rows, setRows)
  const write = (changes: CellChange[]) =>
    history.change(
      rows.map((row, index) =>
        changes
          .filter((change) => change.row === index)
          .reduce((written, { column, text }) => written.with(column, text), row),
      ),
    )
  return (
    <Sheet
      label="Ткани образца"
      columns={columns}
      rows={rows}
      getTexts={getTexts}
      getErrors={getErrors}
      selection={selection}
      onSelection={setSelection}
      onChange={write}
      onUndo={history.undo}
      onRedo={history.redo}
    />
  )
}
