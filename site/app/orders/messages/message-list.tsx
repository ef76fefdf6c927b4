import type { OrderMessage } from '@rapport/contract/orders/order-message'
import { formatBytes } from '../../ui/text/bytes.ts'
import { classNames } from '../../ui/text/class-names.ts'
import { formatDate } from '../../ui/text/date.ts'
import styles from './message-list.module.css'

const AUTHORS: Partial<Record<OrderMessage['author'], string>> = { customer: 'Вы', system: 'Статус заявки' }

/** Messages about an order, oldest first. The customer's own are indented. */
export const MessageList = ({ messages }: { messages: readonly OrderMessage[] }) => (
  <ol className={styles.messages}>
    {messages.map(({ at, author, authorName, text, files }, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have come at the same moment, and none moves
        key={index}
        className={classNames(styles.message, author === 'customer' && styles.own)}
      >
        <p className={styles.head}>
          {AUTHORS[author] ?? authorName ?? 'Менеджер'}, <time dateTime={at}>{formatDate(at)}</time>
        </p>
        <p className={styles.text}>{text}</p>
        {files.length > 0 && <MessageFiles files={files} />}
      </li>
    ))}
  </ol>
)

const MessageFiles = ({ files }: Pick<OrderMessage, 'files'>) => (
  <ul aria-label="Файлы сообщения" className={styles.files}>
    {files.map(({ name, size, path }) => (
      <li key={path ?? name}>
        {path ? (
          <a href={path} download className={styles.file}>
            {name}
          </a>
        ) : (
          <span className={styles.file}>{name}, удалён: срок хранения истёк</span>
        )}{' '}
        <span className={styles.head}>{formatBytes(size)}</span>
      </li>
    ))}
  </ul>
)
