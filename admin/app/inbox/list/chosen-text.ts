const plural = new Intl.PluralRules('ru')

const countText = (count: number): string => {
  const forms: Record<string, string> = { one: 'заявка', few: 'заявки' }
  return `${count.toLocaleString('ru-RU')}\u00A0${forms[plural.select(count)] ?? 'заявок'}`
}

/** Formats «Выбрана 21 заявка», «Выбрано 5 заявок». */
export const chosenText = (count: number): string =>
  `${plural.select(count) === 'one' ? 'Выбрана' : 'Выбрано'} ${countText(count)}`

/** Formats «Изменена 1 заявка», «Изменено 12 заявок». */
export const doneText = (count: number): string =>
  count === 0
    ? 'Ничего не\u00A0изменено'
    : `${plural.select(count) === 'one' ? 'Изменена' : 'Изменено'} ${countText(count)}`

/** Formats «Отказать по 5 заявкам», «Отказать по 1 заявке». */
export const refusalText = (count: number): string =>
  `Отказать по\u00A0${count.toLocaleString('ru-RU')}\u00A0${plural.select(count) === 'one' ? 'заявке' : 'заявкам'}`
