import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { CompoundField } from '../editing/fields/fields-within.ts'
import { NumberField } from '../editing/fields/number-field.tsx'
import { PriceField } from '../editing/fields/price-field.tsx'
import { RowsField } from '../editing/fields/rows-field.tsx'
import styles from './item-form.module.css'

export const TiersField = (props: CompoundField<ItemSnapshot['priceTiers']> & { label: string }) => (
  <RowsField
    addLabel="Добавить ступень"
    emptyRow={{ from: Number.NaN, price: 0 }}
    getName={({ from }, index) => (from ? `от\u00A0${from}` : `Ступень ${index + 1}`)}
    {...props}
  >
    {(bind) => (
      <div className={styles.pair}>
        <NumberField label="От, штук" empty={Number.NaN} {...bind('from')} />
        <PriceField label="Цена, ₽" {...bind('price')} />
      </div>
    )}
  </RowsField>
)
