import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import styles from './setup.module.css'

interface StepFrameProps {
  /** Where the site is shown as it becomes; undefined: nothing to show. */
  picture?: ReactNode
  /** Buttons that end the step. */
  actions: ReactNode
  children: ReactNode
}

/** A step: its fields, its buttons, and the site beside them, or below them on a narrow screen. */
export function StepFrame({ picture, actions, children }: StepFrameProps) {
  const [isShown, setShown] = useState(() => matchMedia('(min-width: 1200px)').matches)
  return (
    <div className={styles.columns} data-pictured={(picture && isShown) || undefined}>
      <div className={styles.fields}>
        {children}
        <div role="toolbar" aria-label="Что дальше" className={styles.actions}>
          {actions}
          {picture && (
            <Button variant="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
              {isShown ? 'Скрыть просмотр' : 'Как на\u00A0сайте'}
            </Button>
          )}
        </div>
      </div>
      {picture && isShown && <Panel heading="Как на&nbsp;сайте">{picture}</Panel>}
    </div>
  )
}
