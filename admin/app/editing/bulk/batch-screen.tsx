import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { refreshMedia } from '../../media/media-queries.ts'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useFocusRestore } from '../../ui/panel/use-focus-restore.ts'
import { Progress } from '../../ui/progress/progress.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { type EntryForms, refreshLists } from '../entry-queries.ts'
import { BatchActions } from './batch-actions.tsx'
import { BatchDifferences } from './batch-differences.tsx'
import { BatchEntries } from './batch-entries.tsx'
import { findListPath } from './batch-kinds.ts'
import { batchQuery, isUnderWay } from './batch-queries.ts'
import { LISTED_OUTCOMES, OUTCOME_WORDS, STATE_WORDS, shareDone } from './batch-words.ts'
import styles from './bulk.module.css'

export function BatchScreen({ forms }: { forms: EntryForms }) {
  const id = Number(useParams().id)
  const [params] = useSearchParams()
  const { data: batch, error, refetch } = useQuery(batchQuery(id))
  const state = batch?.state
  const kind = batch?.kinds[0]
  useEffect(() => {
    // Lists and forms contain what was written.
    if (state === 'done' || state === 'undone' || state === 'stopped') {
      if (kind === 'picture') void refreshMedia(queryClient)
      else refreshLists([])
      void queryClient.invalidateQueries({ queryKey: ['batches'] })
    }
  }, [state, kind])
  const outcome = useRef<HTMLElement>(null)
  useFocusRestore(outcome, state)
  if (error) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  if (!batch) return <Skeleton lines={6} />
  const listPath = findListPath(kind)
  const list = params.get('list')
  return (
    <>
      <h1>{batch.title}</h1>
      <p>
        {STATE_WORDS[batch.state]}. {batch.createdBy?.name || 'Кто-то'}, {formatMoment(batch.createdAt)}.{' '}
        {batch.undoneAt && `Вернул: ${batch.undoneBy?.name || 'кто-то'}, ${formatMoment(batch.undoneAt)}. `}
        {listPath && <Link to={list ? `${listPath}?${list}` : listPath}>К&nbsp;списку</Link>}
      </p>
      <Panel heading={batch.state === 'planned' ? 'Что изменится' : 'Итог'} ref={outcome}>
        {batch.failure && <Notice kind="warning">{batch.failure}</Notice>}
        {isUnderWay(batch) && <Progress label={STATE_WORDS[batch.state]} value={shareDone(batch)} />}
        <dl className={styles.counts}>
          {LISTED_OUTCOMES.filter((outcome) => batch.outcomes[outcome]).map((outcome) => (
            <div key={outcome}>
              <dt>{OUTCOME_WORDS[outcome]}</dt>
              <dd>{batch.outcomes[outcome]?.toLocaleString('ru-RU')}</dd>
            </div>
          ))}
          <div>
            <dt>Всего</dt>
            <dd>{batch.total.toLocaleString('ru-RU')}</dd>
          </div>
        </dl>
        <BatchActions batch={batch} />
      </Panel>
      {batch.state === 'planned' && (batch.outcomes.waiting ?? 0) > 0 && (
        <BatchDifferences batch={batch} forms={forms} />
      )}
      {!isUnderWay(batch) && <BatchEntries batch={batch} />}
    </>
  )
}
