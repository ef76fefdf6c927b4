import type { Opening } from '@rapport/staff-contract/opening/opening'
import { NavLink } from 'react-router'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './setup.module.css'
import { isStepDone } from './setup-progress.ts'
import { setupSteps, stepPath } from './setup-steps.ts'

/** Links to all steps; done ones have a tick. */
export const StepList = ({ opening }: { opening: Opening }) => (
  <nav aria-label="Шаги">
    <ol className={styles.steps}>
      {setupSteps.map((step, index) => {
        const isDone = isStepDone(step, opening)
        return (
          <li key={step.slug}>
            <NavLink to={stepPath(step.slug)} className={styles.step ?? ''} data-done={isDone || undefined}>
              <span className={styles.number}>{isDone ? <Icon name="check" /> : index + 1}</span>
              <span className={styles.title}>{step.title}</span>
              {isDone && <span className={styles.hidden}>, готово</span>}
            </NavLink>
          </li>
        )
      })}
    </ol>
  </nav>
)
