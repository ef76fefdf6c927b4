import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import type { Today } from '@rapport/staff-contract/today/today'
import { useState } from 'react'
import { Link } from 'react-router'
import { StatusDue } from '../inbox/production/status-due.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { ToggleGroup } from '../ui/toggle-group/toggle-group.tsx'
import styles from './today.module.css'
import { TodayList } from './today-list.tsx'

type Due = NonNullable<Today['due']>

/** Orders whose next step has a date, the most urgent first, and a table of all open statuses. */
export function DuePanel({ due }: { due: Due }) {
  const [whose, setWhose] = useState<'all' | 'mine'>('all')
  const { first, count, late } = due[whose]
  if (due.all.count === 0) return null
  return (
    <Panel
      heading="Следующий шаг"
      lead={late > 0 ? `Со\u00A0сроком: ${count}, просрочено: ${late}` : `Со\u00A0сроком: ${count}`}
    >
      <div className={styles.toggle}>
        <ToggleGroup
          label="Чьи заявки"
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'all', label: 'Все' },
            { value: 'mine', label: 'Мои' },
          ]}
        />
      </div>
      <TodayList
        rows={first.map(({ id, number, name, status, dueAt, assignee }) => ({
          key: id,
          path: `/orders/${id}/`,
          title: name || `Заявка ${number}`,
          facts: `${orderStatusNames[status]}${assignee ? `, ${assignee}` : ''}`,
          sign: <StatusDue dueAt={dueAt} />,
        }))}
        empty="У&nbsp;ваших заявок нет сроков."
        rest={late > 0 && <Link to="/orders/?view=late">Все просроченные</Link>}
      />
      <Table
        isCompact
        label="Заявки по&nbsp;статусам"
        columns={columns}
        items={due.statuses}
        getKey={({ status }) => status}
        empty="Открытых заявок нет."
      />
    </Panel>
  )
}

const columns: TableColumn<Due['statuses'][number]>[] = [
  { key: 'status', heading: 'Статус', isRowHeader: true, cell: ({ status }) => orderStatusNames[status] },
  { key: 'orders', heading: 'Заявок', cell: ({ orders }) => orders },
  { key: 'late', heading: 'Просрочено', cell: ({ late }) => late },
  { key: 'hours', heading: 'Медиана, рабочих часов', cell: ({ hours }) => hours },
]
