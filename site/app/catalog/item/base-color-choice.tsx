import { useEffect, useRef } from 'react'
import styles from '../../prices/price-choice.module.css'

interface BaseColorChoiceProps {
  /** None: nothing is asked. */
  colors: readonly string[]
  color: string | undefined
  chooseColor: (color: string) => void
  /** The form the choice is sent with. */
  formId: string
}

/** The colour of the cloth before anything is printed on it, by its name. */
export function BaseColorChoice({ colors, color, chooseColor, formId }: BaseColorChoiceProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  // One may have been chosen before the client bundle started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it starts
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
