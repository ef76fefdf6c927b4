import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { classNames } from '../../../ui/text/class-names.ts'
import styles from './order-progress.module.css'
import { findStep, STATUS_LABELS, STEP_NAMES } from './status-labels.ts'

/** Status of an order in words, and four marks, filled for completed steps. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const step = findStep(status)
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
