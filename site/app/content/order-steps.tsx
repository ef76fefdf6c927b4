import type { OrderStep } from '@rapport/contract/home'
import { Picture } from '../ui/picture/picture.tsx'
import styles from './order-steps.module.css'

/** A small one beside its words, or four in a row. */
const SIZES = '(min-width: 1400px) 312px, (min-width: 1024px) 22vw, 108px'

/** The way from a layout to a delivery, step by step. */
export function OrderSteps({ steps }: { steps: OrderStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <div className={styles.frame}>
            {step.image && (
              <Picture picture={step.image} alt="" shape="card" sizes={SIZES} className={styles.picture} />
            )}
          </div>
          <h3>{step.title}</h3>
          <p className={styles.text}>{step.content}</p>
        </li>
      ))}
    </ol>
  )
}
