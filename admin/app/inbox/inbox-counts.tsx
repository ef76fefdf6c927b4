import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../api/session-context.ts'
import { Badge } from '../ui/badge/badge.tsx'
import styles from './inbox-counts.module.css'
import { inboxStateQuery } from './inbox-queries.ts'

/**
 * Badges of the navigation for those who work with orders: orders waiting for a call (red if some are late) or for an
 * answer. Due reminders and failed notifications have their own.
 */
export default function InboxCounts() {
  const mayWrite = hasPermission(useSession().member.role, 'orders.write')
  const { data } = useQuery({ ...inboxStateQuery, enabled: mayWrite })
  // The screen of an order fills the cache for readers, too.
  if (!data || !mayWrite) return null
  const { waiting, overdue, unanswered, reminders, undelivered } = data
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
      {unanswered > 0 && <Badge kind="bad">Ответить: {unanswered}</Badge>}
      {reminders > 0 && <Badge kind="waiting">Напомнить: {reminders}</Badge>}
      {undelivered > 0 && <Badge kind="bad">Не&nbsp;ушло: {undelivered}</Badge>}
    </>
  )
}
