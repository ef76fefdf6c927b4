import type { Batch, BatchEntry, BatchOutcome } from '@rapport/staff-contract/batches/batches'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { BATCHES_PATH, formatTitle } from '../entry-kinds.ts'
import { subjectFormPath } from './batch-kinds.ts'
import { batchEntriesQuery } from './batch-queries.ts'
import { LISTED_OUTCOMES, OUTCOME_WORDS } from './batch-words.ts'

const columns: TableColumn<BatchEntry>[] = [
  {
    key: 'title',
    heading: 'Название',
    isRowHeader: true,
    cell: ({ kind, entryId, title }) => {
      const path = entryId === null ? undefined : subjectFormPath(kind, entryId)
      return path ? <Link to={path}>{formatTitle({ title })}</Link> : formatTitle({ title })
    },
  },
  { key: 'reason', heading: 'Почему', cell: ({ reason }) => reason ?? '—' },
]

/** Entries of a batch by outcome; failed ones, with their reasons, come first. */
export function BatchEntries({ batch }: { batch: Batch }) {
  const [params] = useSearchParams()
  // Waiting entries are shown above, with their differences.
  const listed = LISTED_OUTCOMES.filter((outcome) => batch.outcomes[outcome] && outcome !== 'waiting')
  const outcome: BatchOutcome | undefined = listed.find((item) => item === params.get('outcome')) ?? listed[0]
  if (!outcome) return null
  return (
    <Panel heading="По отдельности">
      <FilterLinks
        label="Что вышло"
        links={listed.map((item) => ({
          label: `${OUTCOME_WORDS[item]}: ${batch.outcomes[item]?.toLocaleString('ru-RU')}`,
          href: `${BATCHES_PATH}${batch.id}/?${withOutcome(params, item)}`,
          isCurrent: item === outcome,
        }))}
      />
      <Entries batch={batch} outcome={outcome} />
    </Panel>
  )
}

const withOutcome = (params: URLSearchParams, outcome: BatchOutcome) =>
  new URLSearchParams({ ...Object.fromEntries(params), outcome })

function Entries({ batch, outcome }: { batch: Batch; outcome: BatchOutcome }) {
  const options = batchEntriesQuery(batch.id, batch.state, outcome)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  const entries = data?.pages.flatMap((page) => page.entries)
  const shown = entries?.some(({ reason }) => reason) ? columns : columns.slice(0, 1)
  return (
    <>
      {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      <ListParts query={query} queryKey={options.queryKey}>
        {entries && (
          <Table
            label={OUTCOME_WORDS[outcome]}
            columns={shown}
            items={entries}
            getKey={({ index }) => index}
            empty="Ничего нет."
          />
        )}
      </ListParts>
    </>
  )
}
