import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { listShownEntries } from '@rapport/contract/calculation/form/operation-entries'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../calculator.module.css'
import { createLineField } from './line-field.ts'
import { LineOperation } from './line-operation.tsx'

interface LineOperationsProps {
  item: CalculatorItem
  line: number
  view: Pick<CalculatorView, 'values' | 'errors'>
}

const isPlaced = ({ places, isSized, colors }: CalculatorItem['operations'][number]): boolean =>
  places.length > 0 || isSized || colors !== null

/** What may be added to a product: first work that has a place or a size, then work that is only ticked. */
export function LineOperations({ item: { operations }, line, view }: LineOperationsProps) {
  const render = (operation: CalculatorItem['operations'][number]) => {
    const entries = listShownEntries(view.values, line, operation.code)
    return (
      <div key={operation.code} className={styles.operation}>
        {entries.map((key, index) => (
          <LineOperation
            key={key}
            operation={operation}
            position={index + 1}
            field={createLineField(view, `lines.${line}.operations.${key}.`)}
          />
        ))}
        {entries.length < operation.places.length && (
          <p className={styles.more}>
            <Button
              type="submit"
              variant="outline"
              compact
              name="action"
              value={`place.${line}.${operation.code}`}
              aria-label={`${operation.title}: ещё одно место`}
            >
              Ещё одно место
            </Button>
          </p>
        )}
      </div>
    )
  }
  const { errors } = createLineField(view, `lines.${line}.`)('operations')
  const placed = operations.filter(isPlaced)
  const ticked = operations.filter((operation) => !isPlaced(operation))
  return (
    <>
      {placed.length > 0 && (
        <div className={styles.operations}>
          <p className={styles.heading}>Нанесение</p>
          {placed.map(render)}
        </div>
      )}
      {ticked.length > 0 && (
        <div className={styles.operations}>
          <p className={styles.heading}>{placed.length > 0 ? 'Бирки, упаковка и\u00a0другое' : 'Работы'}</p>
          <div className={styles.ticked}>{ticked.map(render)}</div>
        </div>
      )}
      {errors?.map((message) => (
        <p key={message} role="alert" className={styles.error}>
          {message}
        </p>
      ))}
    </>
  )
}
