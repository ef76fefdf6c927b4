import type { UserOffer } from '@rapport/contract/accounts/user-orders'
import { formatMoney } from '@rapport/contract/money/format-money'
import { formatDay } from '../../ui/text/date.ts'
import styles from './user-order.module.css'

/** Words behind the number of an offer. */
const STATE_WORDS: Partial<Record<UserOffer['state'], string>> = {
  accepted: 'принято',
  declined: 'отклонено',
  expired: 'срок закончился',
}

/** Links to the commercial offers of an order; nothing without one. */
export const OrderOffers = ({ offers }: { offers: UserOffer[] }) =>
  offers.length > 0 && (
    <section aria-labelledby="order-offers" className={styles.box}>
      <h3 id="order-offers">Коммерческие предложения</h3>
      {offers.map(({ number, path, state, total, validUntil }) => (
        <p key={number}>
          <a href={path}>Предложение {number}</a>
          {total !== null && ` на\u00a0${formatMoney(total)}`}
          {`, ${STATE_WORDS[state] ?? `действует до\u00a0${formatDay(validUntil)}`}`}
        </p>
      ))}
    </section>
  )
