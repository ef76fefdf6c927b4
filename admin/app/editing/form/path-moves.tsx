import type { Entry } from '@rapport/staff-contract/entries/entries'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice/notice.tsx'
import { pathMovesQuery } from '../entry-queries.ts'

const plural = new Intl.PluralRules('ru')
const MOVES: Partial<Record<Intl.LDMLPluralRule, [moves: string, paths: string]>> = {
  one: ['переедет', 'адрес'],
  few: ['переедут', 'адреса'],
}

/** Number of URLs that change with the publication of the draft. */
export function PathMoves({ entry }: { entry: Entry }) {
  const { data } = useQuery({ ...pathMovesQuery(entry), enabled: isMoved(entry) })
  return isMoved(entry) && data ? <PathMovesNotice {...data} /> : null
}

interface PathMovesNoticeProps {
  count: number
  from: string | null
  to: string | null
}

/** Renders nothing if no URL changes. */
export function PathMovesNotice({ count, from, to }: PathMovesNoticeProps) {
  if (count === 0) return null
  return (
    <Notice kind="warning">
      После публикации {movesText(count)}: <code>{from}</code> станет <code>{to}</code>
      {count > 1
        ? ', а\u00A0с\u00A0ним и\u00A0всё, что\u00A0ниже. Прежние адреса будут вести на\u00A0новые.'
        : '. Прежний адрес будет вести на\u00A0новый.'}
    </Notice>
  )
}

/** The URL depends on the slug, and for items on the group. */
const getUrlFields = (snapshot: Entry['snapshot']) =>
  JSON.stringify(['slug' in snapshot ? snapshot.slug : null, 'parent' in snapshot ? snapshot.parent : null])

const isMoved = ({ published, snapshot }: Entry) =>
  published !== null && getUrlFields(published) !== getUrlFields(snapshot)

/** Formats «переедет 1 адрес», «переедут 3 адреса», «переедут 12 адресов». */
function movesText(count: number): string {
  const [moves, paths] = MOVES[plural.select(count)] ?? ['переедут', 'адресов']
  return `${moves} ${count.toLocaleString('ru-RU')}\u00A0${paths}`
}
