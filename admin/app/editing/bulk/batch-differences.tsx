import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { Batch } from '@rapport/staff-contract/batches/batches'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatTitle } from '../entry-kinds.ts'
import { type EntryForms, entryFieldsQuery } from '../entry-queries.ts'
import type { FieldDescription } from '../field-description.ts'
import { FieldDifferences } from '../versions/version-difference.tsx'
import { findFieldLoader, subjectFormPath } from './batch-kinds.ts'
import { batchDifferencesQuery } from './batch-queries.ts'
import styles from './bulk.module.css'

/** The schedule is not part of any form. */
const scheduleFields: Record<string, FieldDescription> = {
  'schedule.publishAt': { label: 'Опубликовать', shown: 'moment' },
  'schedule.takeDownAt': { label: 'Снять с\u00A0сайта', shown: 'moment' },
}

export function BatchDifferences({ batch, forms }: { batch: Batch; forms: EntryForms }) {
  const [kind] = batch.kinds
  const { data: fields = {} } = useQuery(entryFieldsQuery(kind, findFieldLoader(kind, forms)))
  const options = batchDifferencesQuery(batch.id)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  return (
    <Panel heading="Отличия">
      {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      <ListParts query={query} queryKey={options.queryKey}>
        <ul className={styles.entries}>
          {data?.pages
            .flatMap(({ differences }) => differences)
            .map((entry) => (
              <li key={entry.index}>
                <h3 className={styles.entry}>
                  <Link to={subjectFormPath(entry.kind, entry.entryId) ?? '/'}>{formatTitle(entry)}</Link>
                </h3>
                {entry.isStale && (
                  <p className={styles.stale}>
                    {batchMessages.changedMeanwhile(entry.changedBy ?? undefined)}
                  </p>
                )}
                {entry.fields.length > 0 && (
                  <FieldDifferences differences={entry.fields} fields={{ ...fields, ...scheduleFields }} />
                )}
              </li>
            ))}
        </ul>
      </ListParts>
    </Panel>
  )
}
