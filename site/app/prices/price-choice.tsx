import { materialKey } from '@rapport/contract/fields/order-line-text'
import type { PriceTable } from '@rapport/contract/prices'
import { useEffect, useRef } from 'react'
import { MaterialLink } from '../materials/material-link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Select } from '../ui/select/select.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './price-choice.module.css'
import type { MaterialView } from './price-group-view.ts'

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
  materials: MaterialView[]
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
  const { chooseRow, materials, formId } = rest
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
          {table.rows.length > 1 && <Swatches {...{ rows: table.rows, row, chooseRow, materials, formId }} />}
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

interface SwatchesProps extends Pick<PriceChoiceProps, 'chooseRow' | 'materials' | 'formId'> {
  rows: PriceTable['rows']
  row: PriceTable['rows'][number]
}

/**
 * Materials by their names, with the weave of each without its colour: it is the cloth that is chosen. Those that look alike, as one
 * cloth of several sizes does, by what tells them apart.
 */
function Swatches({ rows, row, chooseRow, materials, formId }: SwatchesProps) {
  const materialOf = (id: string | null) => materials.find(({ erpId }) => erpId === id)
  const pictures = rows.map(({ materialErpId }) => materialOf(materialErpId)?.picture?.src)
  const alike = new Set(pictures).size < rows.length
  const common = alike ? commonStart(rows.map(({ label }) => label)) : ''
  return (
    <div className={styles.swatches}>
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
          {!alike && <SwatchPicture material={materialOf(materialErpId)} />}
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

function SwatchPicture({ material }: { material: MaterialView | undefined }) {
  return material?.picture ? (
    <Picture
      picture={material.picture}
      alt=""
      shape="card"
      priority="last"
      sizes="32px"
      className={styles.picture}
    />
  ) : (
    <span className={styles.picture} />
  )
}
