import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { minutesWithin } from '@rapport/contract/site/duration'
import { use } from 'react'
import { formatDate } from '../../ui/text/date.ts'
import { CallbackMinutes } from './callback-minutes.ts'
import styles from './user-order.module.css'

/** Messages of the manager about an order, oldest first. */
export function OrderMessages({ order: { messages, status } }: { order: UserOrder }) {
  const callbackMinutes = use(CallbackMinutes)
  const promise = callbackMinutes > 0 ? ` в\u00A0течение ${minutesWithin(callbackMinutes)}` : ''
  return (
    <section aria-labelledby="order-messages" className={styles.box}>
      <h3 id="order-messages">Сообщения менеджера</h3>
      {messages.length === 0 ? (
        <p className={styles.soft}>
          Пока сообщений нет.
          {status === 'new' && ` В\u00A0рабочее время менеджер перезвонит${promise}.`}
        </p>
      ) : (
        <ol className={styles.messages}>
          {messages.map(({ at, author, authorName, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have come at the same moment, and none moves
            <li key={index} className={styles.message}>
              <p className={styles.soft}>
                {author === 'customer' ? 'Вы' : (authorName ?? 'Менеджер')},{' '}
                <time dateTime={at}>{formatDate(at)}</time>
              </p>
              <p className={styles.comment}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
