import type { CalculatedLine } from '@rapport/contract/calculation/calculation'
import { formatMoney } from '@rapport/contract/money/format-money'
import { quantityText, unitOfOne } from '@rapport/contract/orders/quantity'
import styles from './calculator.module.css'

/** What a larger quantity of each product saves. */
export function NextTiers({ lines }: { lines: readonly CalculatedLine[] }) {
  const texts = [...new Set(lines.flatMap((line) => describeTier(line) ?? []))]
  return (
    texts.length > 0 && (
      <div className={styles.tiers}>
        <p className={styles.heading}>Больше тираж&nbsp;— ниже цена</p>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    )
  )
}

/** Returns «Поло: ещё 20 шт, и изделие дешевле на 8 %: 780 ₽ / шт от 100 шт». */
function describeTier({ title, unit, unitPrice, nextTier }: CalculatedLine): string | undefined {
  if (!nextTier || unitPrice === null) return undefined
  const { from, more, unitPrice: price } = nextTier
  const percent = Math.round((1 - price / unitPrice) * 100)
  const start = more === undefined ? `от\u00a0${quantityText(from, unit)}` : `ещё ${quantityText(more, unit)}`
  const cheaper = percent > 0 ? `дешевле на\u00a0${percent}\u00a0%, ` : ''
  return `${title}: ${start}\u00a0— ${cheaper}по\u00a0${formatMoney(price)}\u00a0/\u00a0${unitOfOne(unit)}`
}
