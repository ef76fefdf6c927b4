import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { openingQuery } from './opening-query.ts'

/** Says on every screen that visitors do not see the site. Roles without content are not told. */
export default function ClosedNotice() {
  const { role } = useSession().member
  const { data } = useQuery({ ...openingQuery, enabled: hasPermission(role, 'content.read') })
  if (data?.isOpen !== false) return null
  return (
    <Notice kind="warning">
      Сайт закрыт для посетителей.{' '}
      {hasPermission(role, 'content.write') && (
        <>
          <Link to="/setup/">Первые шаги</Link> ·{' '}
        </>
      )}
      <Link to="/opening/">Что осталось до&nbsp;открытия</Link>
    </Notice>
  )
}
