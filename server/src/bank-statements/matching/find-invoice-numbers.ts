import { splitPurpose } from './purpose-tokens.ts'
import { explainWord } from './purpose-words.ts'

/** A number that a purpose may mean as that of an invoice. */
export interface InvoiceNumberCandidate {
  /** As written: `26-123`. */
  text: string
  /** `whole`: `26000123`. `running`: without zeros in front, `123`. `other`: all digits of the text. */
  digits: string
  /**
   * `whole`: year and running number of ours, which counts as exact: `26-000123`, `26000123`, `26/000123`,
   * `26 000123`, and without zeros `26-123`. `running`: up to six digits without a year, `123` or `000123`, which is
   * a suggestion only. `other`: a number of another form, such as `706/3`.
   */
  form: 'whole' | 'running' | 'other'
}

const PURPOSE_MAX = 1_000
const CANDIDATES_MAX = 20
/** Longer ones are accounts and codes of taxes. */
const DIGITS_MAX = 15
const RUNNING_DIGITS = 6

const WHOLE = /^(\d{2})[-–—‑−/ ]{0,3}(\d{6})(?:\/\d{1,3})?$/
const WITHOUT_ZEROS = /^(\d{2})[-–—‑−](\d{1,5})$/
const RUNNING = /^\d{1,6}$/
const WHOLE_WITH_DASH = /^\d{2} ?[-–—‑−] ?\d{6}$/

/**
 * Finds the numbers of invoices in the purpose of a payment, as people write them, each once and in their order.
 * Taken are numbers behind «счет» or «сч», further ones in the list behind it, and those behind «№» of no named
 * document. `26-000123` is also taken without such a word. Numbers of contracts, acts and other documents, dates,
 * sums, taxes and accounts are not.
 */
export function findInvoiceNumbers(purpose: string): InvoiceNumberCandidate[] {
  const found = new Map<string, InvoiceNumberCandidate>()
  let document: 'invoice' | 'other' | 'none' = 'none'
  /** Whether only connectors and numbers are between here and the word for an invoice. */
  let isNear = false
  let hasNumber = false
  let isSigned = false
  let before = ''
  for (const token of splitPurpose(purpose.slice(0, PURPOSE_MAX))) {
    if (token.kind === 'sign') isSigned = true
    else if (token.kind === 'date') isSigned = false
    else if (token.kind === 'sum') {
      isNear = false
      isSigned = false
    } else if (token.kind === 'number') {
      const isTaken = document === 'invoice' ? isNear || isSigned : document === 'none' && isSigned
      if (isTaken || (document !== 'other' && WHOLE_WITH_DASH.test(token.text))) {
        const candidate = toCandidate(token.text)
        if (candidate) found.set(`${candidate.form} ${candidate.digits}`, candidate)
        hasNumber = true
      }
      isSigned = false
    } else {
      const meaning = explainWord(token.text, before)
      if (meaning === 'invoice' || meaning === 'other') document = meaning
      if (meaning === 'invoice') hasNumber = false
      const isKept = meaning === 'connector' || meaning === 'sign' || (meaning === 'opening' && !hasNumber)
      isNear = meaning === 'invoice' || (isNear && isKept)
      isSigned = meaning === 'sign' || (isSigned && meaning === 'connector')
      before = token.text
    }
    if (found.size === CANDIDATES_MAX) break
  }
  return [...found.values()]
}

function toCandidate(text: string): InvoiceNumberCandidate | undefined {
  const digits = text.replaceAll(/\D/g, '')
  const [, year, running] = WHOLE.exec(text) ?? WITHOUT_ZEROS.exec(text) ?? []
  if (year && running && Number(running) > 0)
    return { text, digits: year + running.padStart(RUNNING_DIGITS, '0'), form: 'whole' }
  if (digits.length > DIGITS_MAX || Number(digits) === 0) return undefined
  return RUNNING.test(text)
    ? { text, digits: String(Number(digits)), form: 'running' }
    : { text, digits, form: 'other' }
}
