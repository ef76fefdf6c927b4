import type { Calculation } from '@rapport/contract/calculation/calculation'
import { formatMoney } from '@rapport/contract/money/format-money'
import { vatText } from '@rapport/contract/money/vat-text'
import { pluralForm } from '@rapport/contract/texts/plural'
import type { ReactNode } from 'react'
import { formatDate } from '../ui/text/date.ts'
import styles from './calculation-view.module.css'

interface CalculationSumsProps {
  calculation: Pick<Calculation, 'surcharges' | 'delivery' | 'total' | 'vat' | 'readyAt' | 'onRequest'>
  city: string | null
}

/** Surcharges, delivery, the total with its VAT, and when it is ready. */
export const CalculationSums = ({
  calculation: { surcharges, delivery, total, vat, readyAt, onRequest },
  city,
}: CalculationSumsProps) => (
  <dl className={styles.sums}>
    {surcharges.map(({ title, percent, amount }) => (
      <Row key={title} term={`${title}, ${percentText(percent)}`}>
        {signedMoney(amount)}
      </Row>
    ))}
    {delivery && (
      <Row term={`Доставка${city ? `, ${city}` : ''}`}>
        {delivery.amount === 0 ? 'бесплатно' : formatMoney(delivery.amount)}
        {delivery.days > 0 && <span className={styles.soft}>, {daysText(delivery.days)} в&nbsp;пути</span>}
      </Row>
    )}
    <Row term="Итого" isTotal>
      {total === null ? 'по\u00a0запросу' : formatMoney(total)}
    </Row>
    {total === null && onRequest.length > 0 && (
      <Row term="Почему">
        {onRequest.length === 1 ? 'Цену строки ' : 'Цены строк '}
        {onRequest.join(', ')} назовёт менеджер: остальное посчитано
      </Row>
    )}
    <Row term="НДС">{vatText(vat, total)}</Row>
    {readyAt && <Row term="Готово">{`${formatDate(readyAt)}, если подтвердите сегодня`}</Row>}
  </dl>
)

const Row = ({ term, isTotal, children }: { term: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? styles.whole : styles.row}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const percentText = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${String(Math.abs(percent)).replace('.', ',')}\u00a0%`

const signedMoney = (amount: number): string => `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount))}`

const daysText = (days: number): string => `${days}\u00a0${pluralForm(days, ['день', 'дня', 'дней'])}`
