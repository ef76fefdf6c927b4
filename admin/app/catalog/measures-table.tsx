import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { SIZES_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { NumberField } from '../editing/fields/number-field.tsx'
import { Button, IconButton } from '../ui/button/button.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './measures-table.module.css'
import { addMeasure, addSize, removeMeasure, removeSize } from './size-table.ts'

type SizeTable = ItemSnapshot['sizeTables'][number]

interface MeasuresTableProps {
  table: SizeTable
  onChange: (table: SizeTable) => void
  /** Errors of the whole table. */
  errors: string[]
  errorsWithin: { sizes: FieldErrors; measures: FieldErrors }
  isReadOnly: boolean
}

/** Table of measures by size, in centimetres; scrolls horizontally if it is wider than the form. */
export function MeasuresTable({ table, onChange, errors, errorsWithin, isReadOnly }: MeasuresTableProps) {
  const { sizes, measures } = table
  const cell = { isLabelHidden: true, isReadOnly, maxLength: SHORT_FIELD_MAX } as const
  const sizeName = (index: number) => sizes[index] || `размер ${index + 1}`
  const change = (index: number, patch: Partial<SizeTable['measures'][number]>) =>
    onChange({
      ...table,
      measures: measures.map((measure, at) => (at === index ? { ...measure, ...patch } : measure)),
    })
  return (
    <>
      <div className={styles.scroll}>
        <table aria-label="Мерки, см" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Буква</th>
              <th scope="col">Мерка, см</th>
              {sizes.map((size, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sizes have no ids and are never reordered
                <th key={index} scope="col">
                  <div className={styles.size}>
                    <TextField
                      {...cell}
                      label={`Размер ${index + 1}`}
                      value={size}
                      onChange={(text) => onChange({ ...table, sizes: sizes.with(index, text) })}
                      errors={errorsWithin.sizes[index] ?? []}
                    />
                    {!isReadOnly && (
                      <IconButton
                        icon="close"
                        label={`Убрать размер: ${sizeName(index)}`}
                        onPress={() => onChange(removeSize(table, index))}
                      />
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ letter, name, values }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: measures have no ids and are never reordered
              <tr key={row}>
                <td>
                  <div className={styles.letter}>
                    <TextField
                      {...cell}
                      label={`Буква мерки ${row + 1}`}
                      value={letter}
                      onChange={(text) => change(row, { letter: text })}
                      errors={errorsWithin.measures[`${row}.letter`] ?? []}
                    />
                  </div>
                </td>
                <th scope="row">
                  <div className={styles.name}>
                    <TextField
                      {...cell}
                      label={`Мерка ${row + 1}`}
                      value={name}
                      onChange={(text) => change(row, { name: text })}
                      errors={errorsWithin.measures[`${row}.name`] ?? []}
                    />
                  </div>
                </th>
                {values.map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a value is identified by its size
                  <td key={column}>
                    <div className={styles.value}>
                      <NumberField
                        isLabelHidden
                        isReadOnly={isReadOnly}
                        label={`${name || `Мерка ${row + 1}`}, ${sizeName(column)}`}
                        empty={Number.NaN}
                        value={value}
                        onChange={(number) => change(row, { values: values.with(column, number) })}
                        errors={errorsWithin.measures[`${row}.values.${column}`] ?? []}
                      />
                    </div>
                  </td>
                ))}
                {!isReadOnly && (
                  <td>
                    <IconButton
                      icon="close"
                      label={`Убрать мерку: ${name || row + 1}`}
                      onPress={() => onChange(removeMeasure(table, row))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={fieldStyles.error}>{errors.join('. ')}</p>
      {!isReadOnly && (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            isDisabled={sizes.length >= SIZES_MAX}
            onPress={() => onChange(addSize(table))}
          >
            Добавить размер
          </Button>
          <Button
            variant="secondary"
            isDisabled={measures.length >= SIZES_MAX}
            onPress={() => onChange(addMeasure(table))}
          >
            Добавить мерку
          </Button>
        </div>
      )}
    </>
  )
}
