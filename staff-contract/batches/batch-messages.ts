import { BATCH_ENTRIES_MAX, BULK_WORDS_MAX } from './batch-limits.ts'

const inBrackets = (name: string | undefined) => (name ? ` (${name})` : '')

/** Messages of batches. */
export const batchMessages = {
  entriesRequired: 'Менять нечего: не\u00A0выбрано ни\u00A0одной записи',
  entriesTooMany: `За\u00A0раз можно изменить не\u00A0больше ${BATCH_ENTRIES_MAX.toLocaleString('ru-RU')}\u00A0записей. Выберите меньше`,
  changedMeanwhile: (name?: string) =>
    `После проверки это изменил кто-то ещё${inBrackets(name)}: останется как есть`,
  changedSince: (name?: string) =>
    `Пока шла правка, это изменил кто-то ещё${inBrackets(name)}: осталось как есть`,
  changedAfter: (name?: string) => `После правки это изменили ещё раз${inBrackets(name)}: осталось как есть`,
  gone: 'Этого больше нет',
  hasDraft: 'Здесь были неопубликованные правки: сохранено в\u00A0черновик, на\u00A0сайт не\u00A0вышло',
  failed: 'Не\u00A0получилось из-за ошибки на\u00A0сервере: осталось как есть',
  stopped: 'Правка остановлена: у\u00A0того, кто её начал, больше нет доступа',
  notDone: 'Правка ещё идёт. Дождитесь конца',
  undoneAlready: 'Эта правка уже возвращена',
  actionUnknown: 'Выберите, что сделать',
  wordsRequired: 'Впишите хотя\u00A0бы одно значение',
  wordsTooMany: `Не\u00A0больше ${BULK_WORDS_MAX}\u00A0значений за\u00A0раз`,
  findRequired: 'Впишите, что заменить',
  percentFormat: 'Напишите число: 5 или\u00A0−3,5',
  minuteRequired: 'Укажите хотя\u00A0бы одно время',
  changeUnfit: 'Так это поле не\u00A0изменить. Выберите другое действие',
  notPlanned: 'Проверка ещё идёт или эта правка уже сделана',
  planOfOther: 'Эту правку готовит другой сотрудник',
  pricesInTables: 'Цену задают таблицы: поднимите цены в\u00A0её группе цен',
  groupWithoutOperations: 'Это группа: работы указывают у\u00A0товаров',
  nothingChanges: 'Менять нечего: у\u00A0выбранного уже так',
  nothingToUndo: 'Возвращать нечего: ничего не\u00A0изменено',
} as const
