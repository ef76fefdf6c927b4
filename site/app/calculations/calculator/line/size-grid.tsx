import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import { Slot } from '../../../ui/element/slot.tsx'
import { FieldError } from '../../../ui/field/field-error.tsx'
import type { LineField } from './line-field.ts'
import styles from './size-grid.module.css'

interface SizeGridProps {
  item: Pick<CalculatorItem, 'sizes' | 'baseColors'>
  field: LineField
}

/**
 * Table of pieces by colour and size. Without scripts its cells are plain fields. With them arrow keys move between
 * cells, and a table is pasted from a spreadsheet.
 */
export function SizeGrid({ item: { sizes, baseColors }, field }: SizeGridProps) {
  const isColored = baseColors.length > 0
  const rows = isColored ? baseColors : [undefined]
  const at = (color: string | undefined, size: string) =>
    field(color === undefined ? `sizes.${size}` : `colors.${color}.sizes.${size}`)
  const cells = rows.flatMap((color) => sizes.map((size) => at(color, size)))
  const isOpen =
    cells.some(({ defaultValue }) => defaultValue !== '') || field('quantity').defaultValue === ''
  const messages = [...new Set(cells.flatMap(({ errors }) => errors ?? []))]
  const { id } = field('grid')
  return (
    <details open={isOpen} className={styles.details} data-grid="">
      <summary className={styles.summary}>{isColored ? 'По цветам и\u00a0размерам' : 'По размерам'}</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{isColored ? 'Цвет' : 'Размер'}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((color) => (
              <tr key={color ?? ''}>
                <th scope="row">{color ?? 'Штук'}</th>
                {sizes.map((size) => {
                  const { errors, ...cell } = at(color, size)
                  return (
                    <td key={size}>
                      <input
                        {...cell}
                        className={styles.cell}
                        aria-label={color === undefined ? `Размер ${size}` : `${color}, размер ${size}`}
                        aria-invalid={errors ? true : undefined}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={20}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div data-errors="">
        <FieldError fieldId={id} messages={messages} />
      </div>
      <p className={styles.hint}>
        <Slot data-said="" role="status" />
        <Slot data-tip="" />
      </p>
    </details>
  )
}
