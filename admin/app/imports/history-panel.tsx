import { IMPORT_DAYS } from '@rapport/staff-contract/imports/import-limits'
import type { ImportPreview } from '@rapport/staff-contract/imports/imports'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { importsQuery } from './import-queries.ts'
import { countsText, ImportStateBadge } from './import-state.tsx'
import styles from './imports.module.css'

const columns: TableColumn<ImportPreview>[] = [
  {
    key: 'file',
    heading: 'Файл',
    isRowHeader: true,
    cell: ({ id, fileName }) => (
      <Link to={`/imports/${id}/`} className={styles.name}>
        {fileName}
      </Link>
    ),
  },
  {
    key: 'kind',
    heading: 'Что',
    isWhole: true,
    isEvident: true,
    cell: ({ kind }) => <span>{rowKindNames[kind]}</span>,
  },
  {
    key: 'when',
    heading: 'Когда',
    isEvident: true,
    cell: ({ createdAt }) => <span className={styles.words}>{formatMoment(createdAt)}</span>,
  },
  {
    key: 'by',
    heading: 'Кто',
    isName: true,
    isEvident: true,
    cell: ({ by }) => <span className={styles.words}>{by.name}</span>,
  },
  {
    key: 'state',
    heading: 'Состояние',
    isWhole: true,
    isEvident: true,
    cell: ({ state, undoneAt }) => <ImportStateBadge state={state} undoneAt={undoneAt} />,
  },
  {
    key: 'counts',
    heading: 'Строк',
    cell: (run) => (
      <span className={styles.words}>{countsText(run) || run.rowCount.toLocaleString('ru-RU')}</span>
    ),
  },
]

export function HistoryPanel() {
  const query = useInfiniteQuery(importsQuery)
  const { data, error, refetch } = query
  return (
    <Panel
      heading="Что загружали"
      lead={`Файлы и\u00A0отчёты хранятся ${IMPORT_DAYS}\u00A0дней, файлы с\u00A0почтой клиентов\u00A0— сутки.`}
    >
      {!data && !error && <Skeleton lines={4} />}
      {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      <ListParts query={query} queryKey={importsQuery.queryKey}>
        {data && (
          <Table
            label="Что загружали"
            columns={columns}
            items={data.pages.flatMap(({ imports }) => imports)}
            getKey={({ id }) => id}
            empty={'Пока ничего не\u00A0загружали.'}
          />
        )}
      </ListParts>
    </Panel>
  )
}
