import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './order-progress.module.css'
import { STATUS_LABELS, STEP_NAMES, stepOf } from './order-status.ts'

/** How far an order is: its status in words, and four marks of which those behind it are filled. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const step = stepOf(status)
  return (
    <span className={styles.progress}>
      <span className={classNames(styles.label, step === undefined && styles.closed)}>
        {STATUS_LABELS[status]}
      </span>
      <span aria-hidden="true" className={styles.marks}>
        {STEP_NAMES.map((name, index) => (
          <span
            key={name}
            className={classNames(
              styles.mark,
              step !== undefined && index < step && styles.done,
              index === step && styles.current,
            )}
          />
        ))}
      </span>
    </span>
  )
}
