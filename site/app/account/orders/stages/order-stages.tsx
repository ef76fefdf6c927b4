import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { StageList } from '../../../orders/stages/stage-list.tsx'
import styles from '../user-order.module.css'
import { StageMailsSwitch } from './stage-mails-switch.tsx'

/** Production stages of an order, and the choice to get mails about them; nothing before an offer was made. */
export function OrderStages({ order: { number, status, stages, stageMails } }: { order: UserOrder }) {
  const isNear = status === 'quoted' || status === 'paid' || status === 'in-production'
  const isOffered = stageMails !== null && (isNear || stageMails.wanted)
  if (stages.length === 0 && !isOffered) return null
  return (
    <section aria-labelledby="order-stages" className={styles.box}>
      <h3 id="order-stages">Производство</h3>
      {stages.length > 0 ? (
        <StageList stages={stages} />
      ) : (
        <p className={styles.soft}>Ещё не&nbsp;началось.</p>
      )}
      {isOffered && <StageMailsSwitch key={number} stageMails={stageMails} />}
    </section>
  )
}
