import type { ProofState } from '@rapport/contract/proofs/proof-state'
import type { Proof, ProofVersion } from '@rapport/staff-contract/proofs/proof'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { useSession } from '../api/session-context.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { ProofComment } from './proof-comment.tsx'
import { ProofPages } from './proof-pages.tsx'
import styles from './proofs.module.css'
import { proofFailure, useProofWrite } from './use-proof-write.ts'

const STATES: Record<ProofState, { name: string; kind: 'plain' | 'good' | 'waiting' | 'bad' }> = {
  draft: { name: 'Черновик', kind: 'plain' },
  sent: { name: 'Ждёт клиента', kind: 'waiting' },
  approved: { name: 'Утверждён', kind: 'good' },
  'changes-requested': { name: 'Нужны изменения', kind: 'bad' },
  superseded: { name: 'Заменён', kind: 'plain' },
  withdrawn: { name: 'Отозван', kind: 'plain' },
}

interface VersionProps {
  proof: Proof
  version: ProofVersion
}

/** A version with its pages, files, answers and comments. */
export function ProofVersionCard({ proof, version: shown }: VersionProps) {
  const { version, state, sentAt, openedAt, comment, answers, comments } = shown
  const name = `Версия ${version}`
  const firstOpen = comments.find(({ isSolved, page }) => !isSolved && page !== null)
  const [shownPage, setShownPage] = useState(firstOpen?.page ?? 1)
  return (
    <article aria-label={name} className={styles.version}>
      <p className={styles.head}>
        <b>{name}</b>
        <Badge kind={STATES[state].kind}>{STATES[state].name}</Badge>
        {sentAt && (
          <span className={styles.soft}>
            отправлена {formatMoment(sentAt)}
            {openedAt ? `, открыта ${formatMoment(openedAt)}` : ', ещё не\u00A0открыта'}
          </span>
        )}
      </p>
      {answers.map(({ kind, at, name: by, text }) => (
        <p key={kind} className={styles.answer}>
          {kind === 'approved'
            ? `Утвердил: ${by || 'имя удалено'}`
            : `Просит изменить: ${text || 'текст удалён'}`}
          , {formatMoment(at)}
        </p>
      ))}
      {comment && <p className={styles.soft}>Клиенту: {comment}</p>}
      <ProofPages version={shown} shownPage={shownPage} onShow={setShownPage} />
      <Files proof={proof} version={shown} />
      {comments.length > 0 && (
        <ol className={styles.comments} aria-label={`Комментарии, версия ${version}`}>
          {comments.map((one) => (
            <ProofComment
              key={one.id}
              orderId={proof.orderId}
              comment={one}
              {...(shown.pages.length > 1 ? { onShow: setShownPage } : {})}
            />
          ))}
        </ol>
      )}
      <SentActions proof={proof} version={shown} />
    </article>
  )
}

function Files({ proof, version: { files, state } }: VersionProps) {
  const { member } = useSession()
  const { mutate, isPending, error } = useProofWrite(proof.orderId)
  const failure = proofFailure(error)
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ id, name, path, pages }) => (
          <li key={id}>
            {path ? (
              <a href={path} download>
                {name}
              </a>
            ) : (
              <span>{name}, удалён по сроку</span>
            )}
            {state === 'draft' && hasPermission(member.role, 'orders.write') && (
              <Button
                variant="quiet"
                isPending={isPending}
                aria-label={`Убрать ${name}`}
                onPress={() => mutate({ send: () => callAdmin('removeProofFile', { params: { id } }) })}
              >
                Убрать
              </Button>
            )}
            {path && pages === 0 && <Notice kind="warning">{staffProofMessages.notDrawn}</Notice>}
          </li>
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

function SentActions({ proof, version: { state } }: VersionProps) {
  const { id, orderId, revision, path } = proof
  const { member } = useSession()
  const { mutate, isPending, error } = useProofWrite(orderId)
  const failure = proofFailure(error)
  if (!['sent', 'approved', 'changes-requested'].includes(state)) return null
  return (
    <>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <a href={path} target="_blank" rel="noreferrer">
          Страница клиента
        </a>
        {state === 'sent' && hasPermission(member.role, 'orders.write') && (
          <Button
            variant="quiet"
            isPending={isPending}
            onPress={() =>
              mutate({
                send: () => callAdmin('sendProofAgain', { params: { id }, form: {} }),
                onDone: () => showToast('Макет отправлен ещё раз'),
              })
            }
          >
            Отправить ещё раз
          </Button>
        )}
        {state !== 'approved' && hasPermission(member.role, 'orders.write') && (
          <Button
            variant="quiet"
            isPending={isPending}
            onPress={() =>
              mutate({ send: () => callAdmin('withdrawProof', { params: { id }, form: { revision } }) })
            }
          >
            Отозвать
          </Button>
        )}
      </div>
    </>
  )
}
