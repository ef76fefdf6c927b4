import type { ItemSnapshot } from '@rapport/contract/editing/item-snapshot'
import { formatPrice, parsePrice } from '@rapport/contract/editing/price-text'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { PRICE_TIERS_MAX } from '@rapport/contract/limits'
import { formatCount, parseCount } from '../editing/fields/count-text.ts'
import { ParsedField } from '../editing/fields/parsed-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { SortableList } from '../ui/sortable-list/sortable-list.tsx'
import { itemFields } from './item-fields.ts'
import styles from './item-form.module.css'

type TiersFieldProps = EntryField<ItemSnapshot['priceTiers']> & { errorsWithin: FieldErrors }

/** Kopecks for one from each quantity up; 0, which no draft can hold, stands for what can’t be read. */
export const TiersField = ({ errorsWithin, value, isReadOnly, ...field }: TiersFieldProps) => (
  <SortableList
    label={itemFields.priceTiers.label}
    items={value}
    nameOf={({ from }) => `от\u00A0${from}`}
    addLabel="Добавить ступень"
    onAdd={() => field.onChange([...value, { from: 0, price: 0 }])}
    max={PRICE_TIERS_MAX}
    isReadOnly={isReadOnly}
    {...field}
  >
    {(tier, change, index) => (
      <div className={styles.pair}>
        <ParsedField
          label="От, штук"
          value={tier.from}
          onChange={(from) => change({ ...tier, from })}
          parse={parseCount}
          format={formatCount}
          inputMode="numeric"
          errors={errorsWithin[`${index}.from`] ?? []}
          isReadOnly={isReadOnly}
        />
        <ParsedField
          label="Цена, ₽"
          value={tier.price}
          onChange={(price) => change({ ...tier, price })}
          parse={(text) => parsePrice(text) ?? 0}
          format={(price) => (price ? formatPrice(price) : '')}
          inputMode="decimal"
          errors={errorsWithin[`${index}.price`] ?? []}
          isReadOnly={isReadOnly}
        />
      </div>
    )}
  </SortableList>
)
