import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { PRICE_TIERS_MAX } from '@rapport/staff-contract/snapshots/price-group-limits'
import { NumberField } from '../editing/fields/number-field.tsx'
import { RowsField } from '../editing/fields/rows-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { itemFields } from './item-fields.ts'
import styles from './item-form.module.css'
import { PriceField } from './price-field.tsx'

type TiersFieldProps = EntryField<ItemSnapshot['priceTiers']> & { errorsWithin: FieldErrors }

/** What one costs from each quantity up. */
export const TiersField = (props: TiersFieldProps) => (
  <RowsField
    label={itemFields.priceTiers.label}
    addLabel="Добавить ступень"
    emptyRow={{ from: Number.NaN, price: 0 }}
    max={PRICE_TIERS_MAX}
    nameOf={({ from }, index) => (from ? `от\u00A0${from}` : `Ступень ${index + 1}`)}
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
