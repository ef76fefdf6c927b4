import type { CalculatedLine, Calculation } from '@rapport/contract/calculation/calculation'
import type { LineWords } from '@rapport/contract/calculation/stored/stored-calculation'
import { formatMoney } from '@rapport/contract/money/format-money'
import { quantityText, unitOfOne } from '@rapport/contract/orders/quantity'
import { CalculationSums } from './calculation-sums.tsx'
import styles from './calculation-view.module.css'

interface CalculationViewProps {
  calculation: Calculation
  /** Choices of the lines. */
  words: readonly LineWords[]
  city: string | null
}

const ON_REQUEST = 'по\u00a0запросу'

/** A calculation with everything that makes up its sum. */
export const CalculationView = ({ calculation, words, city }: CalculationViewProps) => (
  <div className={styles.calculation}>
    <ol className={styles.lines}>
      {calculation.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
        <li key={index} className={styles.line}>
          <LineParts line={line} words={words[index]} />
        </li>
      ))}
    </ol>
    <CalculationSums calculation={calculation} city={city} />
    {calculation.notes.length > 0 && (
      <ul className={styles.notes}>
        {calculation.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
  </div>
)

interface LinePartsProps {
  line: CalculatedLine
  words: LineWords | undefined
}

/** Item, operations and setup of a line, each with its price and sum. */
const LineParts = ({ line, words }: LinePartsProps) => (
  <>
    <div className={styles.head}>
      <h2 className={styles.title}>{line.title}</h2>
      <strong className={styles.total}>{line.total === null ? ON_REQUEST : formatMoney(line.total)}</strong>
    </div>
    {words?.choice && <p className={styles.soft}>{words.choice}</p>}
    <ul className={styles.parts}>
      <Part
        title={`${quantityText(line.quantity, line.unit)} ×\u00a0${priceOf(line.unitPrice, line.unit)}`}
        sum={line.unitPrice === null ? null : line.unitPrice * line.quantity}
      />
      {line.setup > 0 && <Part title="Подготовка" sum={line.setup} />}
      {line.operations.map((operation, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: operations have no id
          key={index}
          title={operation.title}
          note={[
            words?.operations[index],
            operation.unitPrice !== null && operation.unitPrice > 0
              ? priceOf(operation.unitPrice, line.unit)
              : undefined,
            operation.setup !== null && operation.setup > 0
              ? `подготовка ${formatMoney(operation.setup)}`
              : undefined,
          ]
            .filter(Boolean)
            .join(', ')}
          sum={operation.total}
        />
      ))}
    </ul>
  </>
)

interface PartProps {
  title: string
  note?: string
  /** Kopecks; null is «по запросу». */
  sum: number | null
}

const Part = ({ title, note, sum }: PartProps) => (
  <li className={styles.part}>
    <span>
      {title}
      {note && <span className={styles.soft}> · {note}</span>}
    </span>
    <span className={styles.sum}>{sum === null ? ON_REQUEST : formatMoney(Math.round(sum))}</span>
  </li>
)

const priceOf = (price: number | null, unit: string): string =>
  price === null ? ON_REQUEST : `${formatMoney(price)}\u00a0/\u00a0${unitOfOne(unit)}`
