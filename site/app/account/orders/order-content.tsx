import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { OrderFiles } from './order-files.tsx'
import { OrderLinesFacts } from './order-lines-facts.tsx'
import styles from './user-order.module.css'

/** Data of an order as sent by the customer. */
export function OrderContent({ order }: { order: UserOrder }) {
  const { number, name, phone, email, comment, lines, calculation, isCatalog, files } = order
  return (
    <section aria-labelledby="order-content" className={styles.box}>
      <h3 id="order-content">Что вы отправили</h3>
      {(lines.length > 0 || calculation) && <OrderLinesFacts lines={lines} calculation={calculation} />}
      {comment && <p className={styles.comment}>{comment}</p>}
      {files.length > 0 && <OrderFiles number={number} files={files} />}
      <dl className={styles.facts}>
        <dt>Имя</dt>
        <dd>{name}</dd>
        <dt>Телефон</dt>
        <dd>{formatPhone(phone)}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        {isCatalog && (
          <>
            <dt>Каталог</dt>
            <dd>прислать</dd>
          </>
        )}
      </dl>
    </section>
  )
}
