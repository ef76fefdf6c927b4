import type { UserOrderSummary } from '@rapport/contract/accounts/user-orders'
import { accountOrderPath } from '@rapport/contract/paths/account-paths'
import { formatDate } from '../../ui/text/date.ts'
import { formatCount } from '../../ui/text/plural.ts'
import styles from './order-list.module.css'
import { OrderProgress } from './progress/order-progress.tsx'

const UNREAD = ['новое сообщение', 'новых сообщения', 'новых сообщений'] as const
const FILES = ['файл', 'файла', 'файлов'] as const

/** Entry of the order list, a link to the order. */
export function OrderRow({ order }: { order: UserOrderSummary }) {
  const { number, placedAt, status, summary, fileCount, unreadCount } = order
  return (
    <li>
      <a href={accountOrderPath(number)} className={styles.row}>
        <span className={styles.head}>
          <span className={styles.number}>№&nbsp;{number}</span>
          {unreadCount > 0 && <span className={styles.unread}>{formatCount(unreadCount, UNREAD)}</span>}
          <time dateTime={placedAt} className={styles.soft}>
            {formatDate(placedAt)}
          </time>
        </span>
        <span className={styles.about}>
          <span className={styles.summary}>{summary || 'Без комментария'}</span>
          {fileCount > 0 && <span className={styles.soft}>{formatCount(fileCount, FILES)}</span>}
        </span>
        <OrderProgress status={status} />
      </a>
    </li>
  )
}
