import type { EntryPreview, EntryState } from '@rapport/staff-contract/entries/entries'
import { Badge } from '../ui/badge/badge.tsx'

export const STATE_NAMES: Record<EntryState, string> = {
  draft: 'Черновик',
  published: 'Опубликовано',
  edited: 'Есть правки',
  scheduled: 'По\u00A0расписанию',
  'taken-down': 'Снято',
  trashed: 'В\u00A0корзине',
}

const BADGE_KINDS = {
  draft: 'plain',
  published: 'good',
  edited: 'waiting',
  scheduled: 'waiting',
  'taken-down': 'plain',
  trashed: 'bad',
} as const

export const StateBadge = ({
  entry: { state, schedule, isDemo },
}: {
  entry: Pick<EntryPreview, 'state' | 'schedule' | 'isDemo'>
}) => (
  <>
    <Badge kind={BADGE_KINDS[state]}>{STATE_NAMES[state]}</Badge>
    {isDemo && <Badge kind="waiting">Пример</Badge>}
    {schedule?.failure && <Badge kind="bad">Не&nbsp;вышло по&nbsp;расписанию</Badge>}
  </>
)
