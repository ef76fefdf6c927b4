import { useEffect, useRef } from 'react'
import styles from '../../prices/price-choice.module.css'

interface BaseColorChoiceProps {
  /** Empty: no choice is shown. */
  colors: readonly string[]
  color: string | undefined
  chooseColor: (color: string) => void
  /** Id of the form that sends the choice. */
  formId: string
}

/** Choice of the cloth colour before printing, by name. */
export function BaseColorChoice({ colors, color, chooseColor, formId }: BaseColorChoiceProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  // The visitor may have chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    const radio = ref.current?.querySelector<HTMLInputElement>('input:checked')
    if (radio && radio.value !== color) chooseColor(radio.value)
  }, [])
  if (colors.length === 0) return null
  return (
    <fieldset ref={ref} className={styles.materials}>
      <legend>Цвет основы</legend>
      <div className={styles.chips}>
        {colors.map((name) => (
          <label key={name} className={styles.word}>
            <input
              type="radio"
              name="baseColor"
              form={formId}
              value={name}
              checked={name === color}
              onChange={() => chooseColor(name)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
