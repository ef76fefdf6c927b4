import type { ProductionOrder } from '@rapport/staff-contract/production/production'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './stages.module.css'

type Stages = Pick<ProductionOrder, 'stages' | 'stageId' | 'isDone'>

/** The stages in their sequence: done, current, ahead. */
export function StageList({ stages, stageId, isDone }: Stages) {
  const at = stages.findIndex(({ id }) => id === stageId)
  return (
    <ol aria-label="Этапы" className={styles.stages}>
      {stages.map(({ id, title }, index) => {
        const state = isDone || index < at ? 'done' : index === at ? 'current' : 'ahead'
        return (
          <li
            key={id}
            className={`${styles.stage} ${styles[state]}`}
            aria-current={state === 'current' && 'step'}
          >
            <span className={styles.mark}>
              {state === 'done' ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span>
              {title}
              <span className={styles.state}>{WORDS[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const WORDS = { done: '\u00A0— пройден', current: '\u00A0— сейчас', ahead: '' }
