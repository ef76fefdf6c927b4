import { ENTRY_COUNT_MAX, LIST_VIEW_TITLE_MAX, LIST_VIEWS_MAX } from './list-limits.ts'

/** Messages of entry lists and saved views. */
export const listMessages = {
  filterUnknown: 'Такого отбора нет. Снимите его и\u00A0выберите другой',
  sortUnknown: 'Так этот список не\u00A0упорядочить',
  cursorStale: 'Место в\u00A0списке потерялось. Откройте его с\u00A0начала',
  viewTitle: `Назовите вид, не\u00A0длиннее ${LIST_VIEW_TITLE_MAX}\u00A0символов`,
  viewTaken: 'Такой вид уже есть. Назовите иначе',
  viewsTooMany: `Своих видов одного списка не\u00A0больше ${LIST_VIEWS_MAX}. Удалите лишние`,
  viewOfOther: 'Этот вид сохранил другой сотрудник: изменить его может только он',
  shareRefused: 'Делиться видом может тот, кто этот список правит',
  countOver: `больше ${ENTRY_COUNT_MAX.toLocaleString('ru-RU')}`,
} as const
