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
  /** Price table of the variant; undefined while loading. */
  table: PriceTable | undefined
  failed: boolean
  /** The chosen row. */
  row: PriceTable['rows'][number] | undefined
  chooseRow: (label: string) => void
  /** Id of the form that sends the choice. */
  formId: string
}

/** Choice of the production method and material, sent with the order. */
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
  // The visitor may have chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    const key = ref.current?.querySelector('select')?.value
    if (key && key !== variant) chooseVariant(key)
    const radio = ref.current?.querySelector<HTMLInputElement>('[name="material"]:checked')
    const chosen = table?.rows.find((other) => materialKey(other) === radio?.value)
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

/** Material names without pictures, which would look like colours. The common beginning of all names is hidden. */
function MaterialChips({ rows, row, chooseRow, formId }: MaterialChipsProps) {
  const common = findCommonPrefix(rows.map(({ label }) => label))
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

/** Returns «Сатин, » for «Сатин, евро» and «Сатин, семейный». */
function findCommonPrefix([first = '', ...others]: string[]): string {
  const start = first.slice(0, first.indexOf(', ') + 2)
  return start.length > 1 && others.every((label) => label.startsWith(start)) ? start : ''
}
