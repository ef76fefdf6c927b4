import { Link } from 'react-router'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoscowWithDay } from '../../ui/text/moscow-time.ts'
import { entryKinds, entryPath, formatTitle } from '../entry-kinds.ts'
import styles from './calendar.module.css'
import type { ScheduledEvent } from './scheduled-events.ts'

const columns: TableColumn<ScheduledEvent>[] = [
  {
    key: 'title',
    heading: 'Что',
    isRowHeader: true,
    cell: ({ entry }) => {
      const path = entryPath(entry)
      return path ? (
        <Link to={path} className={styles.title}>
          {formatTitle(entry)}
        </Link>
      ) : (
        formatTitle(entry)
      )
    },
  },
  {
    key: 'kind',
    heading: 'Раздел',
    isWhole: true,
    cell: ({ entry }) => entryKinds[entry.kind]?.title ?? '—',
  },
  {
    key: 'action',
    heading: 'Действие',
    isWhole: true,
    cell: ({ action }) => (action === 'publish' ? 'Опубликовать' : 'Снять с\u00A0сайта'),
  },
  {
    key: 'at',
    heading: 'Когда',
    cell: ({ at, failure }) => (
      <>
        {formatMoscowWithDay(at)}
        {failure && <p className={styles.failure}>{failure}</p>}
      </>
    ),
  },
  {
    key: 'by',
    heading: 'Кто назначил',
    isName: true,
    cell: ({ entry }) => entry.schedule?.scheduledBy?.name || '—',
  },
]

export const ScheduleList = ({ label, events }: { label: string; events: readonly ScheduledEvent[] }) => (
  <Table
    label={label}
    columns={columns}
    items={events}
    getKey={({ key }) => key}
    empty="Ничего не запланировано."
  />
)
