import type { UserProof } from '@rapport/contract/accounts/user-orders'
import styles from './user-order.module.css'

const STATE_WORDS: Partial<Record<UserProof['state'], string>> = {
  sent: 'ждёт вашего ответа',
  approved: 'утверждён',
  'changes-requested': 'вы\u00A0попросили изменить',
  withdrawn: 'отозван менеджером',
}

/** Link to the proof of an order. */
export const OrderProof = ({ proof: { path, version, state } }: { proof: UserProof }) => (
  <section aria-labelledby="order-proof" className={styles.box}>
    <h3 id="order-proof">Макет на&nbsp;утверждение</h3>
    <p>
      <a href={path}>Макет, версия {version}</a>
      {STATE_WORDS[state] && `, ${STATE_WORDS[state]}`}
    </p>
  </section>
)
