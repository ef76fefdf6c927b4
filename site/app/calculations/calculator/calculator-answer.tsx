import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { CalculationView } from '../calculation-view.tsx'
import styles from './calculator.module.css'
import { ANSWER_ID } from './calculator-form.tsx'
import { NextTiers } from './next-tiers.tsx'

type AnswerProps = Pick<CalculatorView, 'calculation' | 'words' | 'city'>

/** What the form costs, what the next tier saves, and what changed since a stored calculation. */
export function CalculatorAnswer({ view }: { view: CalculatorView }) {
  const { calculation, changes, errors } = view
  const count = Object.keys(errors).length
  return (
    <section
      id={ANSWER_ID}
      aria-label="Расчёт"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, which needs the keyboard
      tabIndex={0}
      className={styles.answer}
    >
      {changes.length > 0 && (
        <div className={styles.changes}>
          <p>С прошлого расчёта изменилось:</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
      <div data-answer="" className={styles.result}>
        {count > 0 && (
          <p role="alert" className={styles.error}>
            Посчитать пока нельзя: проверьте отмеченные поля. Всё, что вы ввели, осталось на месте.
          </p>
        )}
        {calculation ? <AnswerParts {...view} /> : count === 0 && <NoAnswer />}
      </div>
    </section>
  )
}

/** A calculation with the tiers that are near. */
export const AnswerParts = ({ calculation, words, city }: AnswerProps) =>
  calculation && (
    <>
      <CalculationView calculation={calculation} words={words} city={city} />
      <NextTiers lines={calculation.lines} />
    </>
  )

export const NoAnswer = () => <p className={styles.soft}>Здесь появятся цена, срок и доставка.</p>
