import { PROOF_TEXT_MAX } from '@rapport/contract/proofs/proof-limits'
import type { Proof } from '@rapport/staff-contract/proofs/proof'
import type { FormEvent } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { proofInput } from './proof-input.ts'
import styles from './proofs.module.css'
import { proofFailure, useProofWrite } from './use-proof-write.ts'

/** Sends the draft by one press; a message and, without an email of the order, an address may be added. */
export function SendForm({ proof }: { proof: Proof }) {
  const { id, orderId, revision, hasEmail, previewPath } = proof
  const { values, setValues, forget } = useStoredValues(proofInput('send', id), () => ({
    comment: '',
    email: '',
  }))
  const { comment, email } = values
  const { mutate, isPending, error } = useProofWrite(orderId)
  const failure = proofFailure(error)
  function send(event: FormEvent): void {
    event.preventDefault()
    const form = { revision, comment, ...(email ? { email } : {}) }
    mutate({
      send: () => callAdmin('sendProof', { params: { id }, form }),
      onDone: () => {
        forget()
        showToast('Макет отправлен клиенту')
      },
    })
  }
  return (
    <form onSubmit={send} className={styles.form}>
      <TextArea
        label="Сообщение клиенту"
        hint="Необязательно"
        rows={2}
        maxLength={PROOF_TEXT_MAX}
        value={comment}
        onChange={(text) => setValues({ ...values, comment: text })}
      />
      {!hasEmail && (
        <TextField
          label="Почта клиента"
          type="email"
          value={email}
          onChange={(text) => setValues({ ...values, email: text })}
        />
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Отправить клиенту
        </Button>
        <a href={previewPath} target="_blank" rel="noreferrer">
          Как увидит клиент
        </a>
      </div>
    </form>
  )
}
