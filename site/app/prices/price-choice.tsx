import { MaterialLink } from '../materials/material-link.tsx'
import { Select } from '../ui/select/select.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './price-choice.module.css'
import type { MaterialOption } from './price-group-view.ts'

interface PriceChoiceProps {
  variants: { key: string; title: string }[]
  /** Materials of all variants. */
  materials: MaterialOption[]
  /** Keys of the materials of the first variant. The others are hidden. */
  firstMaterials: string[]
  /** Id of the form that sends the choice. */
  formId: string
}

/** Choice of the production method and material, sent with the order. */
export function PriceChoice({ variants, materials, firstMaterials, formId }: PriceChoiceProps) {
  const [first] = firstMaterials
  return (
    <div className={styles.choice}>
      {variants.length > 1 && (
        <Select
          id="variant"
          name="variant"
          form={formId}
          label="Исполнение"
          options={variants.map(({ key, title }) => ({ value: key, label: title }))}
        />
      )}
      {variants.length === 1 && <input type="hidden" name="variant" form={formId} value={variants[0]?.key} />}
      {first !== undefined && (
        <fieldset className={styles.materials}>
          <legend>Материал</legend>
          <p className={styles.name}>
            {materials.map(({ key, erpId, label }) => (
              <span key={key} data-name={key} hidden={key !== first}>
                <MaterialLink erpId={erpId}>{label}</MaterialLink>
              </span>
            ))}
          </p>
          {materials.length > 1 ? (
            <MaterialChips {...{ materials, firstMaterials, formId }} />
          ) : (
            <input type="hidden" name="material" form={formId} value={first} />
          )}
        </fieldset>
      )}
    </div>
  )
}

/** Material names without pictures, which would look like colours. The common beginning of all names is hidden. */
function MaterialChips({
  materials,
  firstMaterials,
  formId,
}: Pick<PriceChoiceProps, 'materials' | 'firstMaterials' | 'formId'>) {
  const common = findCommonPrefix(materials.map(({ label }) => label))
  return (
    <div className={styles.chips} data-chips="" hidden={firstMaterials.length < 2}>
      {materials.map(({ key, label }) => (
        <label key={key} className={styles.word} hidden={!firstMaterials.includes(key)}>
          <input
            type="radio"
            name="material"
            form={formId}
            value={key}
            defaultChecked={key === firstMaterials[0]}
            disabled={!firstMaterials.includes(key)}
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
