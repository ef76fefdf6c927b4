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
  const headerAccounts: string[] = []
  const balances: Section[] = []
  const documents: Section[] = []
  let isRepeated = false
  let fields = header
  let open: Section | undefined
  let siblings = documents
  let lastKey = ''

  const close = () => {
    if (open) siblings.push(open)
    open = undefined
    fields = header
  }

  for (const [at, source] of text.split(/\r\n?|\n/).entries()) {
    const line = source.trim()
    if (line.length > STATEMENT_LINE_MAX)
      throw new StatementError(
        `Строка ${at + 1} файла длиннее ${STATEMENT_LINE_MAX} знаков. Это не\u00A0выписка для\u00A01С`,
      )
    const equals = line.indexOf('=')
    const name = (equals < 0 ? line : line.slice(0, equals)).trim()
    const value = equals < 0 ? '' : line.slice(equals + 1).trim()
    const key = name.toLowerCase()
    if (key === KEYWORD) isRepeated ||= at > 0 && documents.length + balances.length > 0
    else if (key === BALANCES.start || key === DOCUMENT.start) {
      close()
      fields = new Map()
      open = { fields, line: at + 1, kind: unquote(value) }
      siblings = key === BALANCES.start ? balances : documents
      lastKey = ''
    } else if (key === BALANCES.end || key === DOCUMENT.end) close()
    else if (equals >= 0 && FIELD_NAME.test(name)) {
      lastKey = key
      if (fields === header && key === 'расчсчет' && value) headerAccounts.push(value)
      if (!fields.get(key)) fields.set(key, value)
    } else if (line && open && lastKey) {
      const joined = `${fields.get(lastKey) ?? ''} ${line}`.trim()
      if (joined.length <= PURPOSE_MAX) fields.set(lastKey, joined)
    }
    if (documents.length > STATEMENT_DOCUMENTS_MAX)
      throw new StatementError(
        `В\u00A0файле больше ${STATEMENT_DOCUMENTS_MAX} документов. Скачайте выписку за\u00A0меньший срок`,
      )
    if (balances.length > STATEMENT_SECTIONS_MAX)
      throw new StatementError(
        `В\u00A0файле больше ${STATEMENT_SECTIONS_MAX} дней. Скачайте выписку за\u00A0меньший срок`,
      )
  }
  return { header, headerAccounts, balances, documents, unfinished: open, isRepeated }
}

const unquote = (text: string) => text.replaceAll('"', '').trim()
