import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import styles from './stages.module.css'

const WORDS = { done: '\u00a0— готово', current: '\u00a0— сейчас', ahead: '' }

/** Production stages of an order in their sequence. */
export const StageList = ({ stages }: Pick<UserOrder, 'stages'>) => (
  <ol className={styles.stages}>
    {stages.map(({ title, state }) => (
      <li key={title} data-state={state} aria-current={state === 'current' && 'step'}>
        {title}
        {WORDS[state]}
      </li>
    ))}
  </ol>
)
