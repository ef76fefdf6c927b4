import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './security.module.css'

interface ConfirmDialogProps {
  open: boolean
  close: () => void
  label: string
  children: ReactNode
  /** Label of the button that confirms. */
  action: string
  confirm: () => void
  isLoading: boolean
  failure: string | undefined
}

/** Confirms an irreversible action. */
export function ConfirmDialog({ open, close, label, children, action, ...rest }: ConfirmDialogProps) {
  const { confirm, isLoading, failure } = rest
  return (
    <Dialog open={open} onToggle={(next) => next || close()} label={label} width={480} closeLabel="Закрыть">
      <div className={styles.dialog}>
        {children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.actions}>
          <Button onClick={confirm} disabled={isLoading} data-focus-first="">
            {action}
          </Button>
          <Button variant="outline" onClick={close}>
            Отмена
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
