import { formatMoney } from '@rapport/contract/money/format-money'
import { vatText } from '@rapport/contract/money/vat-text'
import type { OfferDocument, OfferLine } from '@rapport/contract/offers/offer-document'
import { describeChoice, describeSizes, priceText } from '@rapport/contract/offers/offer-words'
import { quantityText, unitOfOne } from '@rapport/contract/orders/quantity'
import type { ReactNode } from 'react'
import styles from '../calculations/calculation-view.module.css'

/** Lines with their operations, surcharges, delivery, the total and its VAT. */
export const OfferLines = ({ document }: { document: OfferDocument }) => (
  <div className={styles.calculation}>
    <ol className={styles.lines}>
      {document.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <LineParts line={line} />
        </li>
      ))}
    </ol>
    <OfferSums document={document} />
  </div>
)

const LineParts = ({ line }: { line: OfferLine }) => {
  const choice = describeChoice(line)
  const unit = unitOfOne(line.unit)
  const isLowered = line.listPrice !== null && line.unitPrice !== null && line.unitPrice < line.listPrice
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{line.title}</h3>
        <strong className={styles.total}>{priceText(line.total)}</strong>
      </div>
      {choice && <p className={styles.soft}>{choice}</p>}
      {line.sizes && <p className={styles.soft}>{describeSizes(line.sizes)}</p>}
      <ul className={styles.parts}>
        <Part sum={line.unitPrice === null ? null : Math.round(line.unitPrice * line.quantity)}>
          {quantityText(line.quantity, line.unit)} ×&nbsp;{priceText(line.unitPrice)}&nbsp;/&nbsp;{unit}
          {isLowered && (
            <span className={styles.soft}>
              {' '}
              вместо <s>{priceText(line.listPrice)}</s>
            </span>
          )}
        </Part>
        {line.setup > 0 && <Part sum={line.setup}>Подготовка</Part>}
        {line.operations.map((operation) => (
          <Part key={operation.id} sum={operation.total}>
            {operation.title}
            <span className={styles.soft}>
              {operation.unitPrice !== 0 && ` · ${priceText(operation.unitPrice)}\u00a0/\u00a0${unit}`}
              {operation.setup > 0 && `, подготовка ${formatMoney(operation.setup)}`}
            </span>
          </Part>
        ))}
      </ul>
    </>
  )
}

const Part = ({ sum, children }: { sum: number | null; children: ReactNode }) => (
  <li className={styles.part}>
    <span>{children}</span>
    <span className={styles.sum}>{priceText(sum)}</span>
  </li>
)

const OfferSums = ({ document }: { document: OfferDocument }) => {
  const { surcharges, delivery, total, vat, linesTotal } = document
  return (
    <dl className={styles.sums}>
      {(surcharges.length > 0 || delivery) && <Row term="Сумма позиций">{formatMoney(linesTotal)}</Row>}
      {surcharges.map(({ id, title, percent, amount }) => (
        <Row
          key={id}
          term={percent === null ? title : `${title}, ${String(Math.abs(percent)).replace('.', ',')}\u00a0%`}
        >
          {formatMoney(amount)}
        </Row>
      ))}
      {delivery && (
        <Row term={delivery.text ? `Доставка: ${delivery.text}` : 'Доставка'}>
          {delivery.amount === null
            ? 'отдельно'
            : delivery.amount === 0
              ? 'бесплатно'
              : formatMoney(delivery.amount)}
        </Row>
      )}
      <Row term="Итого" isTotal>
        {priceText(total)}
      </Row>
      <Row term="НДС">{vatText(vat, total)}</Row>
    </dl>
  )
}

const Row = ({ term, isTotal, children }: { term: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? styles.whole : styles.row}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
