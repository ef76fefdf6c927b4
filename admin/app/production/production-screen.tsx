import type { ProductionPreview } from '@rapport/staff-contract/production/production'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { productionQuery } from '../inbox/production/production-queries.ts'
import { StatusDue } from '../inbox/production/status-due.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Select } from '../ui/select/select.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { lineText } from './line-text.ts'
import styles from './production.module.css'

const ALL = 'all'

export function Component() {
  const { data, error, refetch } = useQuery({ ...productionQuery, refetchInterval: 30_000 })
  const [chosen, setChosen] = useState(ALL)
  if (error && !data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const names = [...new Set(data.orders.map(stageName))]
  const shown = data.orders.filter((order) => chosen === ALL || stageName(order) === chosen)
  return (
    <>
      <h1>Производство</h1>
      {names.length > 1 && (
        <Select
          label="Этап"
          value={names.includes(chosen) ? chosen : ALL}
          onChange={setChosen}
          options={[
            { value: ALL, label: 'Все этапы' },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {shown.length === 0 && <p>В&nbsp;производстве пусто. Заявки приходят сюда после оплаты.</p>}
      <ul aria-label="Заявки в&nbsp;производстве" className={styles.list}>
        {shown.map((order) => (
          <li key={order.id}>
            <Link to={`/production/${order.id}/`} className={styles.order}>
              <span className={styles.head}>
                <b className={styles.number}>{order.number}</b>
                <span>{stageName(order)}</span>
              </span>
              <span>{order.lines.map(lineText).join('; ') || 'Изделия не\u00A0перечислены'}</span>
              <StatusDue dueAt={order.dueAt} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const stageName = ({ stage, isDone }: ProductionPreview): string =>
  stage ?? (isDone ? 'Все этапы пройдены' : 'Не\u00A0начата')
