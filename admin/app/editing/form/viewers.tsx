import { useSession } from '../../api/session-context.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { useViewers } from './use-viewers.ts'

const list = new Intl.ListFormat('ru')

/** Other viewers of the entry. Nothing is locked: changes are merged. */
export function Viewers({ id, hasConflict }: { id: number | undefined; hasConflict: boolean }) {
  const { member } = useSession()
  const viewers = useViewers(id)
  if (viewers.length === 0) return null
  const names = viewers.map((viewer) =>
    viewer.id === member.id ? 'вы\u00A0в\u00A0другой вкладке' : viewer.name || 'без имени',
  )
  return (
    <Notice>
      Сейчас открыто не&nbsp;только здесь: {list.format(names)}.
      {!hasConflict && <> Правки объединятся, ничего не&nbsp;пропадёт.</>}
    </Notice>
  )
}
