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

const LOOKS = {
  draft: 'plain',
  published: 'good',
  edited: 'waiting',
  scheduled: 'waiting',
  'taken-down': 'plain',
  trashed: 'bad',
} as const

/** The state of a thing, and whether its schedule failed. */
export const StateBadge = ({
  entry: { state, schedule },
}: {
  entry: Pick<EntryPreview, 'state' | 'schedule'>
}) => (
  <>
    <Badge kind={LOOKS[state]}>{STATE_NAMES[state]}</Badge>
    {schedule?.failure && <Badge kind="bad">Не&nbsp;вышло по&nbsp;расписанию</Badge>}
  </>
)
