import {
  IMPORT_ROW_STATES,
  type ImportPreview,
  type ImportRowState,
  type ImportState,
} from '@rapport/staff-contract/imports/imports'
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

export function ImportStateBadge({ state, undoneAt }: Pick<ImportPreview, 'state' | 'undoneAt'>) {
  const { name, kind } = undoneAt ? UNDONE : STATES[state]
  return <Badge kind={kind}>{name}</Badge>
}

const ROWS: Record<ImportRowState, State> = {
  wrong: { name: 'Ошибка', kind: 'bad' },
  new: { name: 'Новое', kind: 'good' },
  changed: { name: 'Изменится', kind: 'waiting' },
  skipped: { name: 'Пропустим', kind: 'plain' },
  same: { name: 'Без\u00A0изменений', kind: 'plain' },
}

const APPLIED: Partial<Record<ImportRowState, string>> = { changed: 'Изменено', skipped: 'Пропущено' }

/** Returns the state of a row: planned, or done after the file was applied. */
export const rowStateName = (state: ImportRowState, isApplied: boolean): string =>
  isApplied ? (APPLIED[state] ?? ROWS[state].name) : ROWS[state].name

export const RowStateBadge = ({ state, isApplied }: { state: ImportRowState; isApplied: boolean }) => (
  <Badge kind={ROWS[state].kind}>{rowStateName(state, isApplied)}</Badge>
)

const rules = new Intl.PluralRules('ru')

const counted = (count: number, [one, few, many]: readonly [string, string, string]): string => {
  const form = rules.select(count)
  return `${count.toLocaleString('ru-RU')}\u00A0${form === 'one' ? one : form === 'few' ? few : many}`
}

const ROW_FORMS = ['строка', 'строки', 'строк'] as const
const COUNTS: Record<ImportRowState, (count: number) => string> = {
  wrong: (count) => `${counted(count, ROW_FORMS)} с\u00A0${count === 1 ? 'ошибкой' : 'ошибками'}`,
  new: (count) => counted(count, ['новая строка', 'новые строки', 'новых строк']),
  changed: (count) => counted(count, ['строка изменится', 'строки изменятся', 'строк изменятся']),
  skipped: (count) => counted(count, ['строку пропустим', 'строки пропустим', 'строк пропустим']),
  same: (count) => `${counted(count, ROW_FORMS)} без\u00A0изменений`,
}

const APPLIED_COUNTS: Partial<typeof COUNTS> = {
  changed: (count) => counted(count, ['строка изменена', 'строки изменены', 'строк изменено']),
  skipped: (count) => counted(count, ['строка пропущена', 'строки пропущены', 'строк пропущено']),
}

/**
 * Formats the counts above zero: «3 строки с ошибками, 5 новых строк, 12 строк изменятся, 100 строк без
 * изменений». For an applied file: «12 строк изменено».
 */
export const countsText = ({ counts, state: fileState }: Pick<ImportPreview, 'counts' | 'state'>): string =>
  IMPORT_ROW_STATES.filter((state) => counts[state] > 0)
    .map((state) => ((fileState === 'applied' && APPLIED_COUNTS[state]) || COUNTS[state])(counts[state]))
    .join(', ')

/** Explains why valid rows wait: a file is applied as a whole or not at all. */
export function formatBlockingErrors({ wrong, new: added, changed }: ImportPreview['counts']): string {
  const valid = added + changed
  const waiting = valid > 0 ? `, поэтому ждут и\u00A0${counted(valid, ['верная', 'верные', 'верных'])}` : ''
  return `Файл применяется только целиком: в\u00A0нём ${COUNTS.wrong(wrong)}${waiting}.`
}
