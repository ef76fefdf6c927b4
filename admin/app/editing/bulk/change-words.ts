import type { BulkAction, BulkChange } from '@rapport/contract/batches/bulk-edit'

/** What can be done to many things, in words. */
export const ACTION_NAMES: Record<BulkAction, string> = {
  set: 'Записать в\u00A0поле',
  add: 'Добавить в\u00A0список',
  remove: 'Убрать из\u00A0списка',
  replace: 'Заменить слова в\u00A0тексте',
  move: 'Переместить в\u00A0группу',
  publish: 'Опубликовать',
  'take-down': 'Снять с\u00A0сайта',
}

/** Characters of what is typed that the name of a batch has. */
const CUT = 40

const cut = (text: string) => (text.length > CUT ? `${text.slice(0, CUT - 1)}…` : text)
const quoted = (words: readonly string[]) => words.map((word) => `«${cut(word)}»`).join(', ')

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (Array.isArray(value)) return quoted(value)
  return value === null || value === '' ? 'пусто' : `«${cut(String(value))}»`
}

/**
 * Returns what a change is called: «Теги: добавить «лён»». `fieldName`: what its field is called; `groupTitle`: the group that
 * things are moved to.
 */
export function changeWords(change: BulkChange, fieldName: string, groupTitle: string): string {
  switch (change.action) {
    case 'set':
      return `${fieldName}: записать ${valueWords(change.value)}`
    case 'add':
      return `${fieldName}: добавить ${quoted(change.words)}`
    case 'remove':
      return `${fieldName}: убрать ${quoted(change.words)}`
    case 'replace':
      return `${fieldName}: заменить ${quoted([change.find])} на\u00A0${quoted([change.replacement])}`
    case 'move':
      return change.parent === null
        ? 'Переместить на\u00A0верхний уровень'
        : `Переместить в\u00A0«${groupTitle}»`
    default:
      return ACTION_NAMES[change.action]
  }
}
