import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import styles from '../calculator.module.css'
import type { LineField } from './line-field.ts'
import { PlaceChoice } from './place-choice.tsx'

interface LineOperationProps {
  operation: CalculatorItem['operations'][number]
  /** 1, or more for the same work in further places. */
  position: number
  field: LineField
}

/** An operation that may be added, with its place and size. Its fields are shown while it is ticked. */
export function LineOperation({ operation, position, field }: LineOperationProps) {
  const { places, isSized, colors } = operation
  const title = position === 1 ? operation.title : `${operation.title}, место ${position}`
  const { defaultValue: ticked, ...on } = field('on')
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const
  return (
    <div className={styles.entry}>
      <Checkbox {...on} value="1" label={title} defaultChecked={ticked !== ''} />
      {(places.length > 0 || isSized || colors) && (
        <fieldset aria-label={title} className={styles.details}>
          {places.length > 0 && <PlaceChoice places={places} field={field} />}
          {isSized && (
            <>
              <TextField {...field('width')} label="Ширина, см" {...number} />
              <TextField {...field('height')} label="Высота, см" {...number} />
            </>
          )}
          {colors && <TextField {...field('colors', String(colors.min))} label="Цветов" {...number} />}
          {isSized && <TextField {...field('designs', '1')} label="Макетов" {...number} />}
        </fieldset>
      )}
    </div>
  )
}
