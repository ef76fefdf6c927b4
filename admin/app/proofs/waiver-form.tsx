import { PROOF_TEXT_MAX } from '@rapport/contract/proofs/proof-limits'
import type { FormEvent } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { proofInput } from './proof-input.ts'
import styles from './proofs.module.css'
import { proofFailure, useProofWrite } from './use-proof-write.ts'

/** The reason with which an owner lets an order go into production. It stays in the history. */
export function WaiverForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { values, setValues, forget } = useStoredValues(proofInput('waiver', orderId), () => ({ reason: '' }))
  const { reason } = values
  const close = () => {
    forget()
    onClose()
  }
  const { mutate, isPending, error } = useProofWrite(orderId)
  const failure = proofFailure(error)
  function save(event: FormEvent): void {
    event.preventDefault()
    mutate({
      send: () => callAdmin('waiveProof', { params: { id: orderId }, form: { reason } }),
      onDone: close,
    })
  }
  return (
    <form onSubmit={save} className={styles.form}>
      <TextArea
        label="Почему можно без утверждённого макета"
        rows={2}
        maxLength={PROOF_TEXT_MAX}
        value={reason}
        onChange={(text) => setValues({ reason: text })}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Разрешить
        </Button>
        <Button variant="quiet" onPress={close}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
