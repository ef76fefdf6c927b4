import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/select/select.tsx'
import styles from '../calculator.module.css'
import type { ProductOptions } from '../product-options.ts'
import { ItemFields } from './item-fields.tsx'
import { createLineField } from './line-field.ts'
import { LineOperations } from './line-operations.tsx'

interface CalculatorLineProps {
  /** Number of the line in the names of its fields. */
  line: number
  /** Place among the lines, from 1. */
  position: number
  isOnly: boolean
  view: Pick<CalculatorView, 'values' | 'errors' | 'items'>
  products: ProductOptions[]
}

/** A product with its choices, quantity and operations. */
export function CalculatorLine({ line, position, isOnly, view, products }: CalculatorLineProps) {
  const item = view.items[line]
  const field = createLineField(view, `lines.${line}.`)
  return (
    <fieldset className={styles.line} data-line={line}>
      <legend className={styles.legend}>
        {isOnly ? 'Изделие' : `Изделие ${position}`}
        {item && `: ${item.title}`}
      </legend>
      <Select
        {...field('itemId')}
        label="Что шьём"
        placeholder="Выберите изделие"
        options={withChosen(products, item)}
        hint={
          item && (
            <span className={styles.scriptless}>
              Выбрали другое? Нажмите «Посчитать», и&nbsp;поля обновятся
            </span>
          )
        }
      />
      {item && <ItemFields item={item} field={field} />}
      {item && <LineOperations item={item} view={view} line={line} />}
      {!isOnly && (
        <p>
          <Button type="submit" variant="outline" compact name="action" value={`remove.${line}`}>
            {`Убрать изделие ${position}`}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** Adds the chosen product to the options if the list of the catalogue lacks it. */
function withChosen(products: ProductOptions[], item: CalculatorItem | undefined): ProductOptions[] {
  const value = String(item?.itemId)
  if (!item || products.some(({ options }) => options.some((option) => option.value === value)))
    return products
  return [{ label: 'Выбрано', options: [{ value, label: item.title }] }, ...products]
}
