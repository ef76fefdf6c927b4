import { useState } from 'react'
import { Sheet } from './sheet.tsx'

const rows = ['Лён', 'Сукно', 'Батист'].map((label) => ({ key: label, label }))
const columns = ['от 1', 'от 10', 'от 100'].map((label) => ({ key: label, label }))

/** Takes numbers alone. */
export default () => {
  const [texts, setTexts] = useState<Record<string, string>>({
    '0:0': '1590',
    '0:1': '1490',
    '1:0': 'дорого',
  })
  const textOf = ({ row, column }: { row: number; column: number }) => texts[`${row}:${column}`] ?? ''
  return (
    <Sheet
      label="Цены образца"
      cornerLabel="Ткань"
      rows={rows}
      columns={columns}
      textOf={textOf}
      errorOf={(cell) => (/^\d*$/.test(textOf(cell)) ? undefined : `Не\u00A0число: «${textOf(cell)}»`)}
      onEdit={(edits) =>
        setTexts((now) => ({
          ...now,
          ...Object.fromEntries(edits.map(({ row, column, text }) => [`${row}:${column}`, text])),
        }))
      }
    />
  )
}
