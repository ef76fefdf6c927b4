import { IMPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { CsvError, parse } from 'csv-parse/sync'
import { TableFileError } from './table-file-error.ts'

const DELIMITERS = [';', '\t', ',']
/** Bytes of a UTF-8 character that may be missing at the end of a truncated file. */
const CHARACTER_BYTES = 4
/** Characters per row. */
const ROW_MAX = 2_000_000

/**
 * Parses a CSV with `;`, `,` or tab as separator, in UTF-8, in UTF-16 with a byte order mark, or in windows-1251.
 * Throws TableFileError if it is not a CSV or is truncated.
 */
export function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new TableFileError(importMessages.fileNoTable)
  try {
    return parse(text, {
      delimiter: findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: ROW_MAX,
      to: IMPORT_ROWS_MAX + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { records = 0 } = error as { records?: number }
    throw new TableFileError(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? importMessages.fileQuote(records + 1)
        : importMessages.fileBroken,
    )
  }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = decodeUtf8(bytes)
  if (text !== undefined) return text
  for (let cut = 1; cut < CHARACTER_BYTES; cut += 1) {
    const whole = decodeUtf8(bytes.subarray(0, -cut))
    // A long text in windows-1251 is hardly ever valid UTF-8 up to its last character.
    if (whole !== undefined && /[^\p{ASCII}]/u.test(whole))
      throw new TableFileError(importMessages.fileBroken)
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return new TextDecoder('windows-1251').decode(hasMark ? bytes.subarray(3) : bytes)
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns the most frequent separator in the first line, outside of quotes. */
function findDelimiter(text: string): string {
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (const sign of text.slice(0, ROW_MAX)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '\n' || sign === '\r') break
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [first = ';', ...others] = DELIMITERS
  return others.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), first)
}
