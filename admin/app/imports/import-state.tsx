import type { ImportPreview, ImportRowState, ImportState } from '@rapport/contract/imports/imports'
import { Badge } from '../ui/badge/badge.tsx'

interface State {
  name: string
  kind: 'plain' | 'good' | 'waiting' | 'bad'
}

const STATES: Record<ImportState, State> = {
  uploaded: { name: 'Загружен', kind: 'plain' },
  checking: { name: 'Проверяем', kind: 'waiting' },
  checked: { name: 'Проверен', kind: 'waiting' },
  applying: { name: 'Применяем', kind: 'waiting' },
  applied: { name: 'Применён', kind: 'good' },
  failed: { name: 'Не\u00A0вышло', kind: 'bad' },
}
const UNDONE: State = { name: 'Возвращён', kind: 'plain' }

/** How far a file is, or that it was taken back. */
export function ImportStateBadge({ state, undoneAt }: Pick<ImportPreview, 'state' | 'undoneAt'>) {
  const { name, kind } = undoneAt ? UNDONE : STATES[state]
  return <Badge kind={kind}>{name}</Badge>
}

const ROWS: Record<ImportRowState, State> = {
  wrong: { name: 'Ошибка', kind: 'bad' },
  new: { name: 'Новое', kind: 'good' },
  changed: { name: 'Изменится', kind: 'waiting' },
  same: { name: 'Без\u00A0изменений', kind: 'plain' },
}

/** What a row does. */
export const RowStateBadge = ({ state }: { state: ImportRowState }) => (
  <Badge kind={ROWS[state].kind}>{ROWS[state].name}</Badge>
)

/** Returns «Ошибок 3, новых 5, изменится 12, без изменений 100», without what there is none of. */
export const countsText = ({ wrong, new: added, changed, same }: ImportPreview['counts']): string =>
  [
    ['ошибок', wrong],
    ['новых', added],
    ['изменится', changed],
    ['без\u00A0изменений', same],
  ]
    .filter(([, count]) => count)
    .map(([word, count]) => `${word}\u00A0${count?.toLocaleString('ru-RU')}`)
    .join(', ')
