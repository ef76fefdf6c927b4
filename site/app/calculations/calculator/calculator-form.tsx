import { listLineNumbers } from '@rapport/contract/calculation/form/calculator-form'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { CALCULATOR_PATH } from '@rapport/contract/paths/paths'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Select } from '../../ui/select/select.tsx'
import styles from './calculator.module.css'
import { CalculatorLine } from './line/calculator-line.tsx'
import type { ProductOptions } from './product-options.ts'

interface CalculatorFormProps {
  view: CalculatorView
  products: ProductOptions[]
  cities: { value: string; label: string }[]
}

/** Anchor of the answer. */
export const ANSWER_ID = 'answer'

/** The calculator as a form that the browser posts: nothing of it needs scripts. */
export function CalculatorForm({ view, products, cities }: CalculatorFormProps) {
  const { values, errors, items } = view
  const numbers = listLineNumbers(values)
  const lines = numbers.length > 0 ? numbers : [0]
  const isChosen = Object.keys(items).length > 0
  const general = [...(errors.lines ?? []), ...(errors.term ?? [])]
  return (
    <form
      action={`${CALCULATOR_PATH}#${ANSWER_ID}`}
      method="post"
      aria-label="Калькулятор"
      className={styles.form}
    >
      {/* Enter in a field presses the first button. */}
      <button type="submit" hidden />
      <input type="hidden" name="operation" value={values.operation ?? ''} />
      <input type="hidden" name="key" value={values.key ?? ''} />
      {view.notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <div className={styles.form} data-lines="">
        {lines.map((line, index) => (
          <CalculatorLine
            key={line}
            line={line}
            position={index + 1}
            isOnly={lines.length === 1}
            view={view}
            products={products}
          />
        ))}
      </div>
      {general.map((message) => (
        <p key={message} role="alert" className={styles.error}>
          {message}
        </p>
      ))}
      <div className={styles.row} data-chosen="" hidden={!isChosen}>
        <Select
          id="calculator-city"
          name="cityId"
          label="Город доставки"
          placeholder="Без доставки"
          options={cities}
          defaultValue={values.cityId ?? ''}
          errors={errors.cityId}
        />
        <div data-urgent="" hidden={!view.hasUrgency}>
          <Checkbox
            id="calculator-urgent"
            name="term"
            value="urgent"
            label="Срочно: быстрее, с наценкой"
            defaultChecked={values.term === 'urgent'}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={view.calculation ? 'outline' : 'primary'}
          className={styles.scriptless}
        >
          {isChosen ? 'Посчитать' : 'Дальше'}
        </Button>
        <div data-chosen="" hidden={!isChosen}>
          <Button type="submit" variant="outline" name="action" value="add">
            Добавить изделие
          </Button>
        </div>
      </div>
      <div className={styles.actions} data-calculated="" hidden={!view.calculation}>
        <Button type="submit" formAction={CALCULATOR_PATH} name="action" value="send">
          Отправить фабрике
        </Button>
        <Button type="submit" variant="outline" formAction={CALCULATOR_PATH} name="action" value="save">
          Сохранить расчёт
        </Button>
      </div>
      <div data-saved="" />
    </form>
  )
}
