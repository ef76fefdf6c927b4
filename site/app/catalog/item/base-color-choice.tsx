import styles from '../../prices/price-choice.module.css'

interface BaseColorChoiceProps {
  /** Empty: no choice is shown. */
  colors: readonly string[]
  /** Id of the form that sends the choice. */
  formId: string
}

/** Choice of the cloth colour before printing, by name. */
export function BaseColorChoice({ colors, formId }: BaseColorChoiceProps) {
  if (colors.length === 0) return null
  return (
    <fieldset className={styles.materials}>
      <legend>Цвет основы</legend>
      <div className={styles.chips}>
        {colors.map((name, index) => (
          <label key={name} className={styles.word}>
            <input type="radio" name="baseColor" form={formId} value={name} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
