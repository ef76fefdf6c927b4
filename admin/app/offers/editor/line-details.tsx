import { METRES } from '@rapport/contract/catalog/units'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { linePriceQuery } from '../offer-queries.ts'
import type { EditableOffer, EditedLine } from './edited-offer.ts'
import styles from './editor.module.css'
import { LineOperations } from './line-operations.tsx'
import { SizesField } from './sizes-field.tsx'

interface LineDetailsProps {
  offer: EditableOffer
  line: EditedLine
  errorsOf: (field: string) => string[]
  onChange: (line: EditedLine) => void
}

/** Sizes, operations and one-time costs of a line. */
export function LineDetails({ offer, line, errorsOf, onChange }: LineDetailsProps) {
  const set = (fields: Partial<EditedLine>) => onChange({ ...line, ...fields })
  const isByHand = line.itemId === null
  const { data: product } = useQuery({
    ...linePriceQuery({
      id: line.itemId ?? 0,
      order: offer.orderId,
      quantity: METRES.test(line.unit) ? 0.5 : 1,
      priceErpId: line.priceErpId ?? undefined,
      variant: line.variant ?? undefined,
      materialErpId: line.materialErpId ?? undefined,
    }),
    enabled: !isByHand,
  })
  return (
    <div className={styles.details}>
      {(line.sizes || (product?.sizes.length ?? 0) > 0) && (
        <SizesField
          line={line}
          known={product?.sizes ?? []}
          errors={errorsOf('sizes')}
          quantityErrors={line.sizes ? errorsOf('quantity') : []}
          onChange={onChange}
        />
      )}
      <LineOperations
        offer={offer}
        line={line}
        offered={product?.operations ?? []}
        errorsOf={errorsOf}
        onChange={(operations) => set({ operations })}
      />
      <div className={styles.pair}>
        <TextField
          label="Подготовка, ₽ один раз"
          inputMode="decimal"
          value={line.setup}
          onChange={(setup) => set({ setup })}
          errors={errorsOf('setup')}
        />
        {isByHand && (
          <TextField
            label="Единица"
            value={line.unit}
            onChange={(unit) => set({ unit })}
            errors={errorsOf('unit')}
          />
        )}
      </div>
      {isByHand && offer.facts.vat.mode === 'standard' && (
        <Checkbox
          label="НДС 10 %: детский товар"
          isSelected={line.hasReducedVat}
          onChange={(hasReducedVat) => set({ hasReducedVat })}
        />
      )}
    </div>
  )
}
