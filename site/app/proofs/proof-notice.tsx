import { proofPath } from '@rapport/contract/paths/paths'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import type { ReactNode } from 'react'
import { formatDate } from '../ui/text/date.ts'
import styles from './proof.module.css'

/** What has become of the proof, and what was just sent. */
export const ProofNotice = ({ page }: { page: ProofPage }) => (
  <>
    {page.refused && (
      <div role="alert" className={styles.notice}>
        <p className={styles.error}>{page.refused.message}</p>
      </div>
    )}
    {page.sent === 'comment' && (
      <Notice>Комментарий отправлен. Менеджер ответит здесь или пришлёт новую версию.</Notice>
    )}
    <StateNotice page={page} />
  </>
)

const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.notice}>
    <p>{children}</p>
  </div>
)

const StateNotice = ({ page: { token, proof, isPreview } }: { page: ProofPage }) => {
  const { state, answeredAt } = proof
  if (isPreview) return <Notice>Предпросмотр: так макет увидит клиент. Ответить здесь нельзя.</Notice>
  if (state === 'approved')
    return (
      <Notice>
        <strong>Макет утверждён</strong>
        {answeredAt && ` ${formatDate(answeredAt)}`}. В&nbsp;производство пойдёт именно этот файл.
      </Notice>
    )
  if (state === 'changes-requested')
    return (
      <Notice>
        <strong>Вы попросили изменить макет</strong>
        {answeredAt && ` ${formatDate(answeredAt)}`}. Менеджер пришлёт новую версию. Если передумали, макет
        можно утвердить ниже.
      </Notice>
    )
  if (state === 'superseded')
    return (
      <Notice>
        Это прежняя версия, она больше не&nbsp;действует.{' '}
        <a href={proofPath(token)}>Открыть действующую версию</a>
      </Notice>
    )
  if (state === 'withdrawn')
    return <Notice>Менеджер отозвал этот макет. Новая версия придёт по&nbsp;почте.</Notice>
  return null
}
