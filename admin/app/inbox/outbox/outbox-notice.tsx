import { Link } from 'react-router'
import styles from './outbox.module.css'
import { useShownWrites } from './use-order-write.ts'

/** Number of waiting and refused writes, shown on every screen. */
export default function OutboxNotice() {
  const writes = useShownWrites()
  const refused = writes.filter(({ refusal }) => refusal !== undefined)
  const waiting = writes.length - refused.length
  return (
    <div role="status" className={styles.notice}>
      {waiting > 0 && <span>Ждёт отправки: {waiting}</span>}
      {refused.map(({ id, call, orderId, number, label }) => (
        <span key={id}>
          Не&nbsp;сделано: «{label}».{' '}
          <Link
            to={`/${call === 'moveProductionStage' ? 'production' : 'orders'}/${orderId}/`}
            className={styles.link}
          >
            Заявка {number}
          </Link>
        </span>
      ))}
    </div>
  )
}
