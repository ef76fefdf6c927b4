import { PROOF_TEXT_MAX } from '@rapport/contract/proofs/proof-limits'
import type { ProofComment as Comment } from '@rapport/contract/proofs/public-proof'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { useSession } from '../api/session-context.ts'
import { hasStoredInput, useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { proofInput } from './proof-input.ts'
import styles from './proofs.module.css'
import { proofFailure, useProofWrite } from './use-proof-write.ts'

interface ProofCommentProps {
  orderId: string
  comment: Comment
  /** Shows the page of the comment; absent if there is only one. */
  onShow?: (page: number) => void
}

/** A comment of the customer: answer it, mark it solved. */
export function ProofComment({ orderId, comment, onShow }: ProofCommentProps) {
  const { id, number, page, at, text, isSolved, answers } = comment
  const [isAnswering, setAnswering] = useState(() => hasStoredInput(proofInput('answer', id)))
  const mayWrite = hasPermission(useSession().member.role, 'orders.write')
  const { mutate, isPending, error } = useProofWrite(orderId)
  const failure = proofFailure(error)
  const params = { id }
  return (
    <li className={styles.comment}>
      <span className={`${styles.number} ${isSolved ? styles.solved : ''}`} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <p>{text || 'Текст удалён'}</p>
        <p className={styles.soft}>
          {onShow && page !== null && `Страница ${page}, `}
          {formatMoment(at)}
          {isSolved && ', исправлено'}
        </p>
        {answers.map((answer) => (
          <div key={answer.at} className={styles.reply}>
            <p>{answer.text}</p>
            <p className={styles.soft}>
              {answer.name || 'Клиент'}, {formatMoment(answer.at)}
            </p>
          </div>
        ))}
        {failure && <Notice kind="error">{failure}</Notice>}
        {isAnswering && <AnswerForm id={id} orderId={orderId} onClose={() => setAnswering(false)} />}
        {!isAnswering && (
          <div className={styles.actions}>
            {onShow && page !== null && (
              <Button
                variant="quiet"
                aria-label={`Показать комментарий ${number}`}
                onPress={() => onShow(page)}
              >
                Показать
              </Button>
            )}
            {mayWrite && (
              <>
                <Button
                  variant="quiet"
                  aria-label={`Ответить на комментарий ${number}`}
                  onPress={() => setAnswering(true)}
                >
                  Ответить
                </Button>
                <Button
                  variant="quiet"
                  isPending={isPending}
                  aria-label={`${isSolved ? 'Открыть снова' : 'Исправлено'}: комментарий ${number}`}
                  onPress={() =>
                    mutate({
                      send: () => callAdmin('solveProofComment', { params, form: { isSolved: !isSolved } }),
                    })
                  }
                >
                  {isSolved ? 'Открыть снова' : 'Исправлено'}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function AnswerForm({ id, orderId, onClose }: { id: number; orderId: string; onClose: () => void }) {
  const { values, setValues, forget } = useStoredValues(proofInput('answer', id), () => ({ text: '' }))
  const { text } = values
  const close = () => {
    forget()
    onClose()
  }
  const { mutate, isPending, error } = useProofWrite(orderId)
  const failure = proofFailure(error)
  function send(event: FormEvent): void {
    event.preventDefault()
    mutate({
      send: () => callAdmin('replyToProofComment', { params: { id }, form: { text } }),
      onDone: close,
    })
  }
  return (
    <form onSubmit={send} className={styles.form}>
      <TextArea
        label="Ответ клиенту"
        rows={2}
        maxLength={PROOF_TEXT_MAX}
        value={text}
        onChange={(typed) => setValues({ text: typed })}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Ответить
        </Button>
        <Button variant="quiet" onPress={close}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
