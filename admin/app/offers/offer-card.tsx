import { formatMoney } from '@rapport/contract/money/format-money'
import { quantityText } from '@rapport/contract/orders/quantity'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { formatMoment } from '../ui/text/format-moment.ts'
import { formatNumericDay } from '../ui/text/moscow-time.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferStateBadge } from './offer-state-badge.tsx'
import styles from './offers.module.css'

/** Lines shown of an offer in its order. */
const LINES_SHOWN = 5

interface OfferCardProps {
  offer: Offer
  /** All lines, on the offer's own screen. */
  isWhole?: boolean
}

/** Newest version of an offer with its actions, and the earlier versions. */
export function OfferCard({ offer, isWhole = false }: OfferCardProps) {
  const [newest, ...earlier] = offer.versions
  if (!newest) return null
  const { document } = newest
  const lines = isWhole ? document.lines : document.lines.slice(0, LINES_SHOWN)
  const rest = document.lines.length - lines.length
  return (
    <article aria-label={newest.number} className={styles.offer}>
      {!isWhole && (
        <p className={styles.head}>
          <b>{newest.number}</b> <OfferStateBadge state={newest.state} />
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ id, title, quantity, unit, unitPrice, total, operations }) => (
          <li key={id}>
            <span>
              {title}: {quantityText(quantity, unit)}
              {unitPrice !== null && ` по\u00A0${formatMoney(unitPrice)}`}
              {operations.length > 0 && (
                <span className={styles.work}>{operations.map((one) => one.title).join('; ')}</span>
              )}
            </span>
            <b>{total === null ? 'нет цены' : formatMoney(total)}</b>
          </li>
        ))}
        {rest > 0 && <li className={styles.soft}>и&nbsp;ещё позиций: {rest}</li>}
        {document.surcharges.map(({ id, title, amount }) => (
          <li key={id}>
            <span>{title}</span>
            <b>{formatMoney(amount)}</b>
          </li>
        ))}
        {document.delivery && (
          <li>
            <span>Доставка{document.delivery.text && `: ${document.delivery.text}`}</span>
            <b>{document.delivery.amount === null ? 'отдельно' : formatMoney(document.delivery.amount)}</b>
          </li>
        )}
      </ul>
      <p className={styles.total}>
        {document.total === null ? (
          'Итог появится, когда у\u00A0всех позиций будет цена'
        ) : (
          <>
            Итого <b>{formatMoney(document.total)}</b>
          </>
        )}
        <span className={styles.soft}>
          до&nbsp;{formatNumericDay(document.validUntil)}, аванс {document.advancePercent}&nbsp;%
          {newest.discount > 0 && `, скидка ${newest.discount.toLocaleString('ru-RU')}\u00A0%`}
        </span>
      </p>
      <OfferActions offer={offer} isOwnScreen={isWhole} />
      {earlier.length > 0 && (
        <ul aria-label={`Прежние версии ${offer.number}`} className={styles.soft}>
          {earlier.map(({ version, number, sentAt, document: { total } }) => (
            <li key={version}>
              {number}: {total === null ? 'без итога' : formatMoney(total)}
              {sentAt && `, отправлена ${formatMoment(sentAt)}`}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
