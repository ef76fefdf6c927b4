import { StatementError } from '../statement-error.ts'
import {
  PURPOSE_MAX,
  STATEMENT_DOCUMENTS_MAX,
  STATEMENT_LINE_MAX,
  STATEMENT_SECTIONS_MAX,
} from '../statement-limits.ts'

/** Values by field name in lower case. */
export type Fields = ReadonlyMap<string, string>

export interface Section {
  fields: Fields
  /** Number of its first line, from 1. */
  line: number
  /** «Платежное поручение»; empty for accounts, and for documents of unknown kind. */
  kind: string
}

export interface Sections {
  header: Fields
  /** «РасчСчет» of the header: one, several or none. */
  headerAccounts: string[]
  balances: Section[]
  documents: Section[]
  /** The section without an end, if the text stops within it. */
  unfinished: Section | undefined
  /** Whether the keyword occurs again: several statements in one file. */
  isRepeated: boolean
}

const KEYWORD = '1cclientbankexchange'
const FILE_END = 'конецфайла'
const FIELD_NAME = /^[A-Za-zА-Яа-яЁё][\wА-Яа-яЁё]*$/
const BALANCES = { start: 'секциярасчсчет', end: 'конецрасчсчет' }
const DOCUMENT = { start: 'секциядокумент', end: 'конецдокумента' }

/**
 * Splits the text of a statement into its header and sections. A line is split at its first `=`. A line that has no
 * field name continues the one before. The first value of a field counts, except empty ones. A section without its
 * last line ends where the next one begins. Throws StatementError if there are too many sections, or a line is too long.
 */
export function splitSections(text: string): Sections {
  const header = new Map<string, string>()
  const sections: Sections = {
    header,
    headerAccounts: [],
    balances: [],
    documents: [],
    unfinished: undefined,
    isRepeated: false,
  }
  let fields = header
  let open: Section | undefined
  let siblings = sections.documents
  let lastKey = ''

  const close = () => {
    if (open) siblings.push(open)
    open = undefined
    fields = header
  }

  for (const [at, source] of text.split(/\r\n?|\n/).entries()) {
    const { line, key, value, isField } = splitLine(source, at + 1)
    if (key === KEYWORD || key === FILE_END) {
      // The file goes on with another statement, and the one before may be cut off.
      sections.unfinished ??= open
      sections.isRepeated ||= key === KEYWORD && sections.documents.length + sections.balances.length > 0
      open = undefined
      fields = header
    } else if (key === BALANCES.start || key === DOCUMENT.start) {
      close()
      fields = new Map()
      open = { fields, line: at + 1, kind: value.replaceAll('"', '').trim() }
      siblings = key === BALANCES.start ? sections.balances : sections.documents
      lastKey = ''
    } else if (key === BALANCES.end || key === DOCUMENT.end) close()
    else if (isField) {
      lastKey = key
      if (fields === header && key === 'расчсчет' && value) sections.headerAccounts.push(value)
      if (!fields.get(key)) fields.set(key, value)
    } else if (line && open && lastKey) {
      const joined = `${fields.get(lastKey) ?? ''} ${line}`.trim()
      if (joined.length <= PURPOSE_MAX) fields.set(lastKey, joined)
    }
    requireFew(sections)
  }
  sections.unfinished ??= open
  return sections
}

function splitLine(source: string, number: number) {
  const line = source.trim()
  if (line.length > STATEMENT_LINE_MAX)
    throw new StatementError(
      `Строка ${number} файла длиннее ${STATEMENT_LINE_MAX} знаков. Это не\u00A0выписка для\u00A01С`,
    )
  const equals = line.indexOf('=')
  const name = (equals < 0 ? line : line.slice(0, equals)).trim()
  const value = equals < 0 ? '' : line.slice(equals + 1).trim()
  return { line, key: name.toLowerCase(), value, isField: equals >= 0 && FIELD_NAME.test(name) }
}

function requireFew({ headerAccounts, balances, documents }: Sections): void {
  const what =
    (documents.length > STATEMENT_DOCUMENTS_MAX && `${STATEMENT_DOCUMENTS_MAX} документов`) ||
    (balances.length > STATEMENT_SECTIONS_MAX && `${STATEMENT_SECTIONS_MAX} дней`) ||
    (headerAccounts.length > STATEMENT_SECTIONS_MAX && `${STATEMENT_SECTIONS_MAX} счетов`)
  if (what) throw new StatementError(`В\u00A0файле больше ${what}. Скачайте выписку за\u00A0меньший срок`)
}
