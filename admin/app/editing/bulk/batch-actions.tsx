import type { Batch } from '@rapport/staff-contract/batches/batches'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { BATCHES_PATH } from '../entry-kinds.ts'
import { ApplyBatch } from './apply-batch.tsx'
import { batchQuery } from './batch-queries.ts'
import { isUndoable } from './batch-words.ts'
import styles from './bulk.module.css'

/** What the author can do with a batch: apply its dry run, or take it back. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { member } = useSession()
  const onSuccess = (answer: { batch: Batch }) => {
    queryClient.setQueryData(batchQuery(batch.id).queryKey, answer.batch)
  }
  // Another member may have applied it meanwhile.
  const onError = () => void queryClient.invalidateQueries(batchQuery(batch.id))
  const params = { id: batch.id }
  const settings = { networkMode: 'always', onSuccess, onError } as const
  const apply = useMutation({ ...settings, mutationFn: () => callAdmin('applyBatch', { params }) })
  const undo = useMutation({ ...settings, mutationFn: () => callAdmin('undoBatch', { params }) })
  const failure = apply.error ?? undo.error
  const waiting = batch.outcomes.waiting ?? 0
  return (
    <>
      {failure && failureText(failure) && <Notice kind="error">{failureText(failure)}</Notice>}
      {batch.state === 'planned' && waiting === 0 && <p>Менять нечего: ничего не&nbsp;записано.</p>}
      {batch.state === 'planned' && waiting > 0 && batch.createdBy?.id === member.id && (
        <ApplyBatch
          batch={batch}
          count={waiting}
          isPending={apply.isPending}
          onApply={() => apply.mutate()}
        />
      )}
      {isUndoable(batch) && (
        <div className={styles.actions}>
          <Button variant="secondary" isPending={undo.isPending} onPress={() => undo.mutate()}>
            Вернуть всё
          </Button>
          <span className={styles.soft}>Что с&nbsp;тех пор изменили ещё раз, останется как есть.</span>
        </div>
      )}
      {batch.state !== 'planned' && batch.state !== 'planning' && (
        <p>
          <Link to={BATCHES_PATH}>Все массовые правки</Link>
        </p>
      )}
    </>
  )
}
