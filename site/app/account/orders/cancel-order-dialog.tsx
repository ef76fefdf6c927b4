import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { useState } from 'react'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import styles from './user-order.module.css'

interface CancelOrderDialogProps {
  number: string
  open: boolean
  onToggle: (open: boolean) => void
  onCancelled: (order: UserOrder) => void
}

/** Confirms and cancels an order. */
export function CancelOrderDialog({ number, open, onToggle, onCancelled }: CancelOrderDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  async function cancel(): Promise<void> {
    if (busy) return
    setBusy(true)
    setError('')
    const answer = await callAccountEndpoint('cancelUserOrder', undefined, { number })
    setBusy(false)
    if (!answer.ok) return setError(answer.message)
    onToggle(false)
    onCancelled((answer.result as { order: UserOrder }).order)
    showToast('Заявка отменена')
  }
  return (
    <Dialog
      open={open}
      onToggle={(isOpen) => {
        onToggle(isOpen)
        if (!isOpen) setError('')
      }}
      label="Отменить заявку?"
      width={520}
      closeLabel="Закрыть"
    >
      <div className={styles.dialog}>
        <p>
          Заявка №&nbsp;{number} останется в&nbsp;списке, менеджер узнает об&nbsp;отмене. Повторить её можно
          в&nbsp;любой момент.
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <div className={styles.actions}>
          <Button aria-disabled={busy} onClick={cancel}>
            {busy ? 'Отменяем…' : 'Да, отменить'}
          </Button>
          <Button variant="outline" onClick={() => onToggle(false)}>
            Не&nbsp;отменять
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
