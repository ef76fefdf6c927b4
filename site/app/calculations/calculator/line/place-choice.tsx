import type { ItemPlace } from '@rapport/contract/calculation/item-table'
import { FieldError } from '../../../ui/field/field-error.tsx'
import type { LineField } from './line-field.ts'
import styles from './place-choice.module.css'
import { PlaceOutline } from './place-outline.tsx'

interface PlaceChoiceProps {
  places: readonly ItemPlace[]
  field: LineField
}

/** Choice of the place of an operation, by its name or on an outline of the product. */
export function PlaceChoice({ places, field }: PlaceChoiceProps) {
  const { id, name, defaultValue, errors } = field('place', places[0]?.place)
  const idOf = (index: number) => `${id}-${index + 1}`
  return (
    <div role="radiogroup" aria-label="Место" className={styles.places}>
      {places.flatMap(({ place, title, widthMm, heightMm }, index) => [
        <input
          key={`${place}-field`}
          type="radio"
          id={idOf(index)}
          name={name}
          value={place}
          defaultChecked={place === defaultValue}
          className={styles.radio}
        />,
        <label key={place} htmlFor={idOf(index)} className={styles.chip}>
          {title}{' '}
          <span className={styles.size}>
            до&nbsp;{cm(widthMm)}&nbsp;×&nbsp;{cm(heightMm)}&nbsp;см
          </span>
        </label>,
      ])}
      <PlaceOutline places={places} idOf={idOf} />
      <FieldError fieldId={id} messages={errors} />
    </div>
  )
}

const MM_PER_CM = 10
const cm = (millimetres: number): string => String(millimetres / MM_PER_CM).replace('.', ',')
