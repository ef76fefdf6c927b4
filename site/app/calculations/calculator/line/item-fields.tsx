import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import { unitOfOne } from '@rapport/contract/orders/quantity'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import styles from '../calculator.module.css'
import type { LineField } from './line-field.ts'
import { SizeGrid } from './size-grid.tsx'

interface ItemFieldsProps {
  item: CalculatorItem
  field: LineField
}

/** Material, colour and quantity of a product: a number, or a table of sizes. */
export function ItemFields({ item, field }: ItemFieldsProps) {
  const { unit, sizes, baseColors, rows } = item
  return (
    <>
      {(rows.length > 1 || baseColors.length > 0) && (
        <div className={styles.row}>
          {rows.length > 1 && <Select {...field('row', rows[0]?.value)} label="Материал" options={rows} />}
          {baseColors.length > 0 && (
            <Select
              {...field('baseColor')}
              label="Цвет основы"
              placeholder={sizes.length > 0 ? 'Не важно или по\u00a0таблице' : 'Не важно'}
              options={baseColors.map((color) => ({ value: color, label: color }))}
            />
          )}
        </div>
      )}
      {rows.length === 1 && <input type="hidden" name={field('row').name} value={rows[0]?.value} />}
      <div className={styles.row}>
        <TextField
          {...field('quantity')}
          label={`Количество, ${unitOfOne(unit)}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          hint={sizes.length > 0 ? 'Или оставьте пустым и\u00a0заполните таблицу размеров' : undefined}
        />
      </div>
      {sizes.length > 0 && <SizeGrid item={item} field={field} />}
    </>
  )
}
