/** Value of a formula that was never computed. */
export const NOT_COMPUTED = '#НЕ ПОСЧИТАНО'

/** Error values of spreadsheet programs in English and Russian, and those of LibreOffice. */
const ERRORS = new Set(
  `#NULL! #DIV/0! #VALUE! #REF! #NAME? #NAME! #NUM! #N/A #SPILL! #CALC! #FIELD! #BLOCKED! #UNKNOWN! #CONNECT! #BUSY! #GETTING_DATA
  #PYTHON! #EXTERNAL! #TIMEOUT! #ПУСТО! #ДЕЛ/0! #ЗНАЧ! #ССЫЛКА! #ИМЯ? #ИМЯ! #ЧИСЛО! #Н/Д #ПЕРЕНОС! #ПЕРЕНЕСТИ! #ВЫЧИСЛ! #ПОЛЕ! #БЛОКИРОВАНО!
  #НЕИЗВЕСТНО! #ПОДКЛЮЧЕНИЕ! #ЗАНЯТО!`.split(/\s+/),
)
/** «Err:502», «Ошибка:502». */
const NUMBERED = /^(?:Err|Ошибка):\d{3}$/i

/** Returns the error value of a cell, undefined if it has a normal value. */
export function findCellError(cell: string): string | undefined {
  const text = cell.trim()
  const isError = text === NOT_COMPUTED || ERRORS.has(text.toUpperCase()) || NUMBERED.test(text)
  return isError ? text : undefined
}
