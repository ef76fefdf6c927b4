import { StatementError } from '../statement-error.ts'

const KEYWORD = '1cclientbankexchange'
const END = 'КонецФайла'
/** The beginning of a file has enough field names to tell its encoding. */
const SAMPLE_BYTES = 100_000
/** Encodings by trial: the declared one is often wrong. `ibm866` is what statements call DOS. */
const ENCODINGS = ['utf-8', 'windows-1251', 'ibm866'] as const
/** Field names that statements have. */
const FIELDS =
  /^[ \t]*(?:СекцияДокумент|КонецДокумента|СекцияРасчСчет|КонецРасчСчет|РасчСчет|Номер|Дата|Сумма|ДатаНачала|ДатаКонца|Отправитель|Кодировка|ВерсияФормата|КонецФайла)(?:=|[ \t]*\r?$)/gm

export interface DecodedStatement {
  /** Without byte order mark, without NUL, which the database refuses, and without a last line in another encoding than the rest. */
  text: string
  /** Whether the last line is «КонецФайла», in whatever encoding. */
  hasEnd: boolean
  /** Whether some characters are of no known encoding. */
  hasUnreadable: boolean
}

/**
 * Decodes a statement in UTF-8, windows-1251, cp866 or UTF-16 with a byte order mark. The encoding in which most
 * field names are found is right, whatever the file says. Throws StatementError if it is not a statement.
 */
export function decodeStatement(bytes: Uint8Array): DecodedStatement {
  const { rest, hasEnd } = cutEnd(trimEnd(bytes))
  const text = new TextDecoder(findEncoding(rest.subarray(0, SAMPLE_BYTES))).decode(rest).replaceAll('\0', '')
  if (!text.trimStart().toLowerCase().startsWith(KEYWORD)) throw new StatementError(describeOther(bytes))
  return {
    text,
    hasEnd: hasEnd || isEnd(text.slice(text.trimEnd().lastIndexOf('\n') + 1)),
    hasUnreadable: text.includes('\uFFFD'),
  }
}

const isEnd = (line: string) => line.trim().toLowerCase() === END.toLowerCase()

function findEncoding(sample: Uint8Array): string {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const [best] = ENCODINGS.map((encoding) => ({
    encoding,
    fields: new TextDecoder(encoding).decode(sample).match(FIELDS)?.length ?? 0,
  })).toSorted((one, other) => other.fields - one.fields)
  return best?.encoding ?? 'utf-8'
}

/** Removes spaces, line ends, NUL and the end mark of DOS, 0x1A. */
function trimEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  // In UTF-16 a zero byte belongs to the last character.
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
  while (!isWide && end > 0 && [0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20].includes(bytes[end - 1] ?? -1)) end -= 1
  return bytes.subarray(0, end)
}

/** Cuts off a last line «КонецФайла», which some programs write in another encoding. */
function cutEnd(bytes: Uint8Array): { rest: Uint8Array; hasEnd: boolean } {
  const start = bytes.lastIndexOf(0x0a) + 1
  const line = bytes.subarray(start)
  const hasEnd =
    line.length <= 2 * END.length + 2 &&
    ENCODINGS.some((encoding) => isEnd(new TextDecoder(encoding).decode(line)))
  return { rest: hasEnd ? bytes.subarray(0, start) : bytes, hasEnd }
}

/** Files that people choose instead, by their first bytes. */
const OTHER_FILES: [RegExp, string][] = [
  [/^PK/, 'Это таблица Excel или архив, а\u00A0не\u00A0выписка для\u00A01С'],
  [/^\u00d0\u00cf.\u00e0/, 'Это таблица Excel, а\u00A0не\u00A0выписка для\u00A01С'],
  [/^%PDF/, 'Это PDF, а\u00A0не\u00A0выписка для\u00A01С'],
  [/^(?:\u00ef\u00bb\u00bf)?\s*</, 'Это XML или веб-страница, а\u00A0не\u00A0выписка для\u00A01С'],
  [/^:20:|^\{1:/, 'Это выписка в\u00A0формате MT940, а\u00A0нужна выписка для\u00A01С'],
]
const HINT = 'В\u00A0интернет-банке выберите выгрузку «1С» — файл обычно называется kl_to_1c.txt'

function describeOther(bytes: Uint8Array): string {
  if (trimEnd(bytes).length === 0) return 'Файл пустой. Скачайте выписку ещё раз'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 16))
  const [, words] = OTHER_FILES.find(([pattern]) => pattern.test(start)) ?? []
  return `${words ?? 'Это не\u00A0выписка для\u00A01С: в\u00A0начале файла нет слова 1CClientBankExchange'}. ${HINT}`
}
