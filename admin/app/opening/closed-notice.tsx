import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Notice } from '../ui/notice/notice.tsx'
import { openingQuery } from './opening-query.ts'

/** Says on every screen that visitors do not see the site. */
export default function ClosedNotice() {
  const { data } = useQuery(openingQuery)
  if (data?.isOpen !== false) return null
  return (
    <Notice kind="warning">
      Сайт закрыт для посетителей. <Link to="/setup/">Первые шаги</Link> ·{' '}
      <Link to="/opening/">Что осталось до&nbsp;открытия</Link>
    </Notice>
  )
}
