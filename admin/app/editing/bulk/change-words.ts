import type { BulkAction, BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { formatMoscow } from '../../ui/text/moscow-time.ts'

export const ACTION_NAMES: Record<BulkAction, string> = {
  set: 'Записать в\u00A0поле',
  add: 'Добавить в\u00A0список',
  remove: 'Убрать из\u00A0списка',
  replace: 'Заменить слова в\u00A0тексте',
  raise: 'Изменить цены на\u00A0процент',
  move: 'Переместить в\u00A0группу',
  publish: 'Опубликовать',
  'take-down': 'Снять с\u00A0сайта',
  schedule: 'Запланировать',
  unschedule: 'Отменить расписание',
}

const CUT = 40

const cut = (text: string) => (text.length > CUT ? `${text.slice(0, CUT - 1)}…` : text)
const quoted = (words: readonly string[]) => words.map((word) => `«${cut(word)}»`).join(', ')

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (Array.isArray(value)) return quoted(value)
  if (value === null || value === '') return 'пусто'
  return `«${cut(String(value))}»`
}

const percent = new Intl.NumberFormat('ru', { signDisplay: 'always', maximumFractionDigits: 2 })

function raiseWords({ hundredths, step, list }: Extract<BulkChange, { action: 'raise' }>): string {
  const rounded = step === 1 ? '' : `, округлить до\u00A0${step / 100}\u00A0₽`
  const only = list === null ? '' : `, прайс-лист «${priceListNames[list]}»`
  return `${percent.format(hundredths / 100)}\u00A0%${rounded}${only}`
}

interface ChangeNames {
  fieldName: string
  groupTitle: string
  /** Formats an option of a choice field; undefined for other fields. */
  getText: (value: string | null) => string | undefined
}

/** Describes a change: «Теги: добавить «лён»». */
export function changeWords(change: BulkChange, { fieldName, groupTitle, getText }: ChangeNames): string {
  switch (change.action) {
    case 'set': {
      const { value } = change
      const chosen = value === null || typeof value === 'string' ? getText(value) : undefined
      return `${fieldName}: записать ${chosen === undefined ? valueWords(value) : `«${chosen}»`}`
    }
    case 'add':
      return `${fieldName}: добавить ${quoted(change.words)}`
    case 'remove':
      return `${fieldName}: убрать ${quoted(change.words)}`
    case 'replace':
      return `${fieldName}: заменить ${quoted([change.find])} на\u00A0${quoted([change.replacement])}`
    case 'raise':
      return `${fieldName}: ${raiseWords(change)}`
    case 'move':
      return change.parent === null
        ? 'Переместить на\u00A0верхний уровень'
        : `Переместить в\u00A0«${groupTitle}»`
    case 'schedule': {
      const { publishAt, takeDownAt } = change
      const up = publishAt && `опубликовать ${formatMoscow(publishAt)}`
      const down = takeDownAt && `снять с\u00A0сайта ${formatMoscow(takeDownAt)}`
      return `${ACTION_NAMES.schedule}: ${[up, down].filter(Boolean).join(', ')}`
    }
    default:
      return ACTION_NAMES[change.action]
  }
}
