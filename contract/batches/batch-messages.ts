import { BATCH_ENTRIES_MAX } from '../limits.ts'

/** Sentences about many things that are written at once. */
export const batchMessages = {
  entriesRequired: 'Менять нечего: не\u00A0выбрано ни\u00A0одной записи',
  entriesTooMany: `За\u00A0раз можно изменить не\u00A0больше ${BATCH_ENTRIES_MAX.toLocaleString('ru-RU')}\u00A0записей. Выберите меньше`,
  changedSince: 'Пока шла правка, это изменил кто-то ещё: осталось как есть',
  changedAfter: 'После правки это изменили ещё раз: осталось как есть',
  gone: 'Этого больше нет',
  hasDraft: 'Здесь были неопубликованные правки: сохранено в\u00A0черновик, на\u00A0сайт не\u00A0вышло',
  failed: 'Не\u00A0получилось из-за ошибки на\u00A0сервере: осталось как есть',
  stopped: 'Правка остановлена: у\u00A0того, кто её начал, больше нет доступа',
  notDone: 'Правка ещё идёт. Дождитесь конца',
  undoneAlready: 'Эта правка уже возвращена',
  nothingToUndo: 'Возвращать нечего: ничего не\u00A0изменено',
} as const
