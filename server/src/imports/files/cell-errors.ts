/** What stands for a formula that nothing has computed yet. */
export const NOT_COMPUTED = '#НЕ ПОСЧИТАНО'

/** What programs for tables show where a formula has no value, in English and in Russian, and what LibreOffice adds. */
const ERRORS = new Set(
  `#NULL! #DIV/0! #VALUE! #REF! #NAME? #NAME! #NUM! #N/A #SPILL! #CALC! #FIELD! #BLOCKED! #UNKNOWN! #CONNECT! #BUSY! #GETTING_DATA
  #PYTHON! #EXTERNAL! #TIMEOUT! #ПУСТО! #ДЕЛ/0! #ЗНАЧ! #ССЫЛКА! #ИМЯ? #ИМЯ! #ЧИСЛО! #Н/Д #ПЕРЕНОС! #ПЕРЕНЕСТИ! #ВЫЧИСЛ! #ПОЛЕ! #БЛОКИРОВАНО!
  #НЕИЗВЕСТНО! #ПОДКЛЮЧЕНИЕ! #ЗАНЯТО!`.split(/\s+/),
)
/** «Err:502», «Ошибка:502». */
const NUMBERED = /^(?:Err|Ошибка):\d{3}$/i

/** Returns the error that a cell shows in place of a value; undefined where it has one. */
export function findCellError(cell: string): string | undefined {
  const text = cell.trim()
  const isError = text === NOT_COMPUTED || ERRORS.has(text.toUpperCase()) || NUMBERED.test(text)
  return isError ? text : undefined
}
