import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { hasStoredInput } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { ProofHistory } from './proof-history.tsx'
import { proofInput } from './proof-input.ts'
import { orderProofQuery } from './proof-query.ts'
import { ProofVersionCard } from './proof-version.tsx'
import styles from './proofs.module.css'
import { SendForm } from './send-form.tsx'
import { UploadFiles } from './upload-files.tsx'
import { proofFailure, useProofWrite } from './use-proof-write.ts'
import { WaiverForm } from './waiver-form.tsx'

/** Proof of an order: upload, send, comments, versions. */
export function OrderProof({ orderId }: { orderId: string }) {
  const { data: proof, error, refetch } = useQuery(orderProofQuery(orderId))
  const { member } = useSession()
  const mayWrite = hasPermission(member.role, 'orders.write')
  const [newest, ...earlier] = proof?.versions ?? []
  if (!mayWrite && !newest) return null
  const isDraft = newest?.state === 'draft'
  return (
    <Panel heading="Макеты">
      {error && proof === undefined && (
        <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
      )}
      {proof && newest && <ProofVersionCard proof={proof} version={newest} />}
      {proof !== undefined && mayWrite && (
        <>
          <UploadFiles orderId={orderId} label={uploadLabel(newest?.state)} />
          {proof && isDraft && <SendForm proof={proof} />}
          <ProductionRule orderId={orderId} proof={proof} />
        </>
      )}
      {proof && earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Прежние версии: {earlier.length}</summary>
          {earlier.map((version) => (
            <ProofVersionCard key={version.version} proof={proof} version={version} />
          ))}
        </details>
      )}
      {proof && <ProofHistory events={proof.events} />}
    </Panel>
  )
}

const uploadLabel = (state: string | undefined): string =>
  state === undefined ? 'Загрузить макет' : state === 'draft' ? 'Добавить файлы' : 'Загрузить новую версию'

/** What production waits for, and the words of an owner who lets it start. */
function ProductionRule({ orderId, proof }: { orderId: string; proof: Proof | null }) {
  const { member } = useSession()
  const { mutate, isPending, error } = useProofWrite(orderId)
  const [isWaiving, setWaiving] = useState(() => hasStoredInput(proofInput('waiver', orderId)))
  const isRequired = proof?.isRequired ?? false
  const inForce = proof?.versions.find(({ sentAt, state }) => sentAt && state !== 'superseded')
  const waits = isRequired
    ? inForce?.state !== 'approved'
    : inForce && !['approved', 'withdrawn'].includes(inForce.state)
  const failure = proofFailure(error)
  if (proof?.waiver)
    return (
      <p className={styles.soft}>
        В&nbsp;работу можно без утверждённого макета: {proof.waiver.reason}.{' '}
        {proof.waiver.author?.name ?? 'Владелец'}, {formatMoment(proof.waiver.at)}
      </p>
    )
  return (
    <>
      {failure && <Notice kind="error">{failure}</Notice>}
      {waits && (
        <p className={styles.soft}>Пока макет не&nbsp;утверждён, заявку нельзя перевести «В&nbsp;работу».</p>
      )}
      {isWaiving ? (
        <WaiverForm orderId={orderId} onClose={() => setWaiving(false)} />
      ) : (
        <div className={styles.actions}>
          {!inForce && (
            <Button
              variant="quiet"
              isPending={isPending}
              onPress={() =>
                mutate({
                  send: () =>
                    callAdmin('requireProof', { params: { id: orderId }, form: { isRequired: !isRequired } }),
                })
              }
            >
              {isRequired ? 'Макет не\u00A0нужен' : 'Без макета не\u00A0начинать'}
            </Button>
          )}
          {waits && hasPermission(member.role, 'proofs.waive') && (
            <Button variant="quiet" onPress={() => setWaiving(true)}>
              Разрешить без утверждения
            </Button>
          )}
        </div>
      )}
    </>
  )
}
