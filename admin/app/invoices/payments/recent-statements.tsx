import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoscow, formatNumericDay } from '../../ui/text/moscow-time.ts'
import { statementsQuery } from './payment-queries.ts'
import styles from './payments.module.css'

/** The statements that were uploaded last. Nothing is shown before the first. */
export function RecentStatements() {
  const { data } = useQuery(statementsQuery)
  if (!data || data.length === 0) return null
  return (
    <Panel heading="Загруженные выписки">
      <ul className={styles.statements}>
        {data.map(({ id, fileName, from, to, incoming, uploadedAt, uploadedBy }) => (
          <li key={id}>
            <Link to={`/payments/?statement=${id}&view=all`}>
              {from && to ? (
                `${formatNumericDay(from)}\u00A0— ${formatNumericDay(to)}`
              ) : (
                <code>{fileName}</code>
              )}
            </Link>{' '}
            <span className={styles.soft}>
              поступлений: {incoming}; загружена {formatMoscow(uploadedAt)}
              {uploadedBy && `, ${uploadedBy}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
