import type { OrderStep } from '@rapport/contract/home/home'
import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { Picture } from '../ui/picture/picture.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './order-steps.module.css'

/** Returns `sizes` of a picture with its cropped sides. */
function getStepSizes({ width, height }: PictureValue): string {
  const ratio = height > 0 ? Math.max(1, width / height) : 1
  return `(min-width: 1400px) ${Math.round(312 * ratio)}px, (min-width: 1024px) ${Math.round(22 * ratio)}vw, ${Math.round(108 * ratio)}px`
}

/** Steps of an order from layout to delivery. */
export function OrderSteps({ steps }: { steps: OrderStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <div className={styles.frame}>
            {step.image && (
              <Picture
                picture={step.image}
                alt=""
                shape="card"
                sizes={getStepSizes(step.image)}
                className={styles.picture}
              />
            )}
          </div>
          <h3>{formatTitle(step.title)}</h3>
          <p className={styles.text}>{step.content}</p>
        </li>
      ))}
    </ol>
  )
}
