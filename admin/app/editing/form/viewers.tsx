import { useSession } from '../../api/session-context.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { useViewers } from './use-viewers.ts'

const list = new Intl.ListFormat('ru')

/** Who else has it open: it locks nothing, their changes are merged with one’s own. */
export function Viewers({ id, hasConflict }: { id: number | undefined; hasConflict: boolean }) {
  const { member } = useSession()
  const viewers = useViewers(id)
  if (viewers.length === 0) return null
  const names = viewers.map((one) =>
    one.id === member.id ? 'вы\u00A0в\u00A0другой вкладке' : one.name || 'без имени',
  )
  return (
    <Notice>
      Сейчас открыто не&nbsp;только здесь: {list.format(names)}.
      {!hasConflict && <> Правки объединятся, ничего не&nbsp;пропадёт.</>}
    </Notice>
  )
}
