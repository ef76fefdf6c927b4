import { materialKey } from '@rapport/contract/orders/order-line-text'
import type { PriceTable } from '@rapport/contract/prices/prices'
import { useEffect, useRef } from 'react'
import { MaterialLink } from '../materials/material-link.tsx'
import { Select } from '../ui/select/select.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './price-choice.module.css'

interface PriceChoiceProps {
  variants: { key: string; title: string }[]
  variant: string
  chooseVariant: (key: string) => void
  /** The table of the variant; undefined while it is on its way. */
  table: PriceTable | undefined
  failed: boolean
  /** The row that is chosen. */
  row: PriceTable['rows'][number] | undefined
  chooseRow: (label: string) => void
  /** The form the choice is sent with. */
  formId: string
}

/** How it is to be made, and of which material. What is chosen goes with the order. */
export function PriceChoice({
  variants,
  variant,
  chooseVariant,
  table,
  failed,
  row,
  ...rest
}: PriceChoiceProps) {
  const { chooseRow, formId } = rest
  const ref = useRef<HTMLDivElement>(null)
  // Something may have been chosen before the client bundle started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it starts
  useEffect(() => {
    const key = ref.current?.querySelector('select')?.value
    if (key && key !== variant) chooseVariant(key)
    const radio = ref.current?.querySelector<HTMLInputElement>('[name="material"]:checked')
    const chosen = table?.rows.find((one) => materialKey(one) === radio?.value)
    if (chosen && chosen !== row) chooseRow(chosen.label)
  }, [])
  return (
    <div ref={ref} className={styles.choice}>
      {variants.length > 1 && (
        <Select
          id="variant"
          name="variant"
          form={formId}
          label="Исполнение"
          value={variant}
          options={variants.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={({ target }) => chooseVariant(target.value)}
        />
      )}
      {variants.length === 1 && <input type="hidden" name="variant" form={formId} value={variant} />}
      {table && row && !failed ? (
        <fieldset className={styles.materials}>
          <legend>Материал</legend>
          <p className={styles.name}>
            <MaterialLink erpId={row.materialErpId}>{row.label}</MaterialLink>
          </p>
          {table.rows.length > 1 && <MaterialChips {...{ rows: table.rows, row, chooseRow, formId }} />}
          {table.rows.length === 1 && (
            <input type="hidden" name="material" form={formId} value={materialKey(row)} />
          )}
        </fieldset>
      ) : (
        !failed && <Skeleton height="92px" />
      )}
    </div>
  )
}

interface MaterialChipsProps extends Pick<PriceChoiceProps, 'chooseRow' | 'formId'> {
  rows: PriceTable['rows']
  row: PriceTable['rows'][number]
}

/** Materials by their names alone: a picture of cloth in a row would look like a choice of colours. What all names begin with is left out. */
function MaterialChips({ rows, row, chooseRow, formId }: MaterialChipsProps) {
  const common = commonStart(rows.map(({ label }) => label))
  return (
    <div className={styles.chips}>
      {rows.map(({ label, materialErpId }) => (
        <label key={label} className={styles.word}>
          <input
            type="radio"
            name="material"
            form={formId}
            value={materialKey({ materialErpId, label })}
            checked={label === row.label}
            onChange={() => chooseRow(label)}
          />
          {common && <VisuallyHidden>{common}</VisuallyHidden>}
          {label.slice(common.length)}
        </label>
      ))}
    </div>
  )
}

/** «Сатин, » of «Сатин, евро» and «Сатин, семейный». */
function commonStart([first = '', ...others]: string[]): string {
  const start = first.slice(0, first.indexOf(', ') + 2)
  return start.length > 1 && others.every((label) => label.startsWith(start)) ? start : ''
}
