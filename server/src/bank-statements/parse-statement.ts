import { checkBalances } from './check-balances.ts'
import { decodeStatement } from './reading/decode-statement.ts'
import { formatDay, parseAccount, parseDay } from './reading/field-values.ts'
import { findAccounts } from './reading/find-accounts.ts'
import { readBalance } from './reading/read-balance.ts'
import { readPayment } from './reading/read-payment.ts'
import { type Section, type Sections, splitSections } from './reading/split-sections.ts'
import type { Payment, Statement } from './statement.ts'
import { StatementError } from './statement-error.ts'
import { STATEMENT_BYTES_MAX, WARNINGS_MAX } from './statement-limits.ts'

/**
 * Parses a bank statement for 1C (`1CClientBankExchange`, `kl_to_1c.txt`), in whatever encoding and version. Documents
 * that cannot be read, and balances that do not add up, become warnings. Throws StatementError if the file is no
 * statement, is cut off, names no account of its own, or exceeds the limits of `statement-limits.ts`.
 */
export function parseStatement(bytes: Uint8Array): Statement {
  if (bytes.length > STATEMENT_BYTES_MAX)
    throw new StatementError(
      `Файл больше ${STATEMENT_BYTES_MAX / 1_000_000}\u00A0МБ. Скачайте выписку за\u00A0меньший срок`,
    )
  const { text, hasEnd, hasUnreadable } = decodeStatement(bytes)
  const sections = splitSections(text)
  if (!hasEnd || sections.unfinished) throw new StatementError(describeCut(sections, hasEnd))
  const { accounts, isGuessed } = findAccounts(sections)
  const own = new Set(accounts)
  const read = sections.documents.map((document) => readPayment(document, own))
  const payments = read.filter((payment) => typeof payment !== 'string')
  const balances = sections.balances.map(readBalance)
  const period = {
    from: parseDay(sections.header.get('датаначала')),
    to: parseDay(sections.header.get('датаконца')),
  }
  const warnings = [
    hasUnreadable && 'Часть букв в\u00A0файле не читается. Проверьте названия и\u00A0назначения платежей',
    sections.isRepeated && 'В\u00A0файле несколько выписок подряд. Прочитаны все',
    isGuessed &&
      `В\u00A0файле не указан счёт выписки. Взят счёт ${accounts[0]}: он есть во\u00A0всех документах`,
    period.from && period.to && period.from > period.to && 'Начало периода выписки позже её конца',
    ...read.filter((payment) => typeof payment === 'string'),
    ...describeForeign(payments),
    ...checkBalances(balances, payments),
  ].filter((warning) => typeof warning === 'string')
  return { accounts, period, balances, payments, warnings: limitWarnings(warnings) }
}

const describeForeign = (payments: readonly Payment[]) =>
  payments
    .filter(({ direction }) => direction === 'unknown')
    .map(
      ({ number, day }) =>
        `Документ №\u00A0${number} от ${formatDay(day)}: ни\u00A0у\u00A0плательщика, ни\u00A0у\u00A0получателя нет счёта этой выписки`,
    )

function limitWarnings(warnings: string[]): string[] {
  if (warnings.length <= WARNINGS_MAX) return warnings
  const shown = warnings.slice(0, WARNINGS_MAX - 1)
  return [...shown, `И\u00A0ещё предупреждений: ${warnings.length - shown.length}`]
}

/** Says what was read of a file that is cut off, and what is missing. */
function describeCut({ documents, unfinished }: Sections, hasEnd: boolean): string {
  const last = documents.at(-1)
  return [
    'Файл оборван. ',
    last
      ? `Прочитано документов: ${documents.length}, последний — ${describeDocument(last)}. `
      : 'Ни\u00A0одного документа прочитать не\u00A0удалось. ',
    unfinished ? `Часть со\u00A0строки ${unfinished.line} не закончена. ` : '',
    hasEnd ? '' : 'Нет последней строки «КонецФайла». ',
    'Скачайте выписку ещё раз, целиком',
  ].join('')
}

const describeDocument = ({ fields }: Section) =>
  `№\u00A0${fields.get('номер') || 'без номера'} от ${parseAccount(fields.get('дата')) || 'неизвестного дня'}`
