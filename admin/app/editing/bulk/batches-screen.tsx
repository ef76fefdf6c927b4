import type { Batch } from '@rapport/staff-contract/batches/batches'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { BATCHES_PATH } from '../entry-kinds.ts'
import { batchesQuery } from './batch-queries.ts'
import { STATE_WORDS } from './batch-words.ts'

const columns: TableColumn<Batch>[] = [
  {
    key: 'title',
    heading: 'Что сделано',
    isRowHeader: true,
    cell: ({ id, title }) => <Link to={`${BATCHES_PATH}${id}/`}>{title}</Link>,
  },
  {
    key: 'state',
    heading: 'Состояние',
    isWhole: true,
    isEvident: true,
    cell: ({ state }) => <span>{STATE_WORDS[state]}</span>,
  },
  { key: 'total', heading: 'Записей', cell: ({ total }) => total.toLocaleString('ru-RU') },
  {
    key: 'when',
    heading: 'Когда',
    isWhole: true,
    isEvident: true,
    cell: ({ createdAt }) => <span>{formatMoment(createdAt)}</span>,
  },
  {
    key: 'who',
    heading: 'Кто',
    isName: true,
    isEvident: true,
    cell: ({ createdBy }) => <span>{createdBy?.name || '—'}</span>,
  },
]

export function Component() {
  const query = useInfiniteQuery(batchesQuery)
  const { data, error, refetch } = query
  return (
    <>
      <h1>Массовые правки</h1>
      <Panel heading="Список" isHeadingHidden>
        {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={6} />}
        <ListParts query={query} queryKey={batchesQuery.queryKey}>
          {data && (
            <Table
              label="Массовые правки"
              columns={columns}
              items={data.pages.flatMap(({ batches }) => batches)}
              getKey={({ id }) => id}
              empty="Пока ни&nbsp;одной. Отметьте строки в&nbsp;списке и&nbsp;нажмите «Изменить»."
            />
          )}
        </ListParts>
      </Panel>
    </>
  )
}
