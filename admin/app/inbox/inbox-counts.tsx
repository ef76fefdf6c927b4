import { useQuery } from '@tanstack/react-query'
import { Badge } from '../ui/badge/badge.tsx'
import styles from './inbox-counts.module.css'
import { inboxStateQuery } from './inbox-queries.ts'

/**
 * Badges of the navigation: orders waiting for a call (red if some are late), due reminders, failed
 * notifications.
 */
export default function InboxCounts() {
  const { data } = useQuery(inboxStateQuery)
  if (!data) return null
  const { waiting, overdue, reminders, undelivered } = data
  return (
    <>
      {waiting > 0 && (
        <Badge kind={overdue > 0 ? 'bad' : 'plain'}>
          {waiting}
          <span className={styles.visuallyHidden}>
            {' '}
            ждут звонка{overdue > 0 && `, опоздание у\u00A0${overdue}`}
          </span>
        </Badge>
      )}
      {reminders > 0 && <Badge kind="waiting">Напомнить: {reminders}</Badge>}
      {undelivered > 0 && <Badge kind="bad">Не&nbsp;ушло: {undelivered}</Badge>}
    </>
  )
}
