import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { messages } from '@rapport/contract/errors/messages'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { inArray } from 'drizzle-orm'
import { type IdentifiedPayment, identifyPayments } from '../../bank-statements/identify-payments.ts'
import { readStatement } from '../../bank-statements/read-statement.ts'
import type { Statement } from '../../bank-statements/statement.ts'
import { StatementError } from '../../bank-statements/statement-error.ts'
import { bankPayments, bankStatementPayments, bankStatements } from '../../bank-statements/tables.ts'
import { listLegalEntities } from '../../legal-entities/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { ChildError } from '../../platform/process/child/child-error.ts'
import type { UploadedFile } from '../../staff/parse-upload.ts'
import type { PaymentAuthor } from '../payments.ts'

/** Wait before a file is sent again when too many are being read. */
const RETRY_SECONDS = 10
/** Rows of one insert. */
const PART = 1_000
/** Digits of an account that a sentence shows. */
const SHOWN_DIGITS = 4

export interface ReadFile {
  sha256: string
  fileName: string
  statement: Statement
}

/** Reads an uploaded statement. Throws 422 with a Russian sentence for a file that is refused, 503 if too many are read. */
export async function readUpload(file: UploadedFile, staffId: number): Promise<ReadFile> {
  const bytes = await readFile(file.path)
  try {
    const statement = await readStatement(String(staffId), bytes)
    return { sha256: createHash('sha256').update(bytes).digest('hex'), fileName: file.name, statement }
  } catch (error) {
    if (error instanceof ChildError) throw new ApiError(503, messages.unavailable).retryIn(RETRY_SECONDS)
    throw error instanceof StatementError ? refuse(error.message) : error
  }
}

const refuse = (sentence: string) => new ApiError(422, sentence, { file: [sentence] })

/**
 * Stores a statement and its incoming payments, each once: a file that is read twice, or by two members at once, adds
 * nothing. Returns its id and the number of new payments. Throws 422 if no legal entity has its account.
 */
export async function importStatement(
  tx: Orm,
  { sha256, fileName, statement }: ReadFile,
  { staffId, now }: PaymentAuthor,
): Promise<{ id: string; added: number }> {
  const { accounts, period } = statement
  const entities = new Map((await listLegalEntities(tx)).map((entity) => [entity.account, entity.id]))
  const foreign = accounts.filter((account) => !entities.has(account))
  if (foreign.length === accounts.length)
    throw refuse(staffInvoiceMessages.foreignAccount(foreign.map(hide).join(', ')))
  const incoming = identifyPayments(statement.payments).filter(
    ({ direction, account }) => direction === 'incoming' && entities.has(account),
  )
  const own = {
    accounts: accounts.filter((account) => entities.has(account)),
    incoming: incoming.length,
    warnings: [...foreign.map((account) => foreignWarning(hide(account))), ...statement.warnings],
  }
  const [row] = await tx
    .insert(bankStatements)
    .values({
      id: randomUUID(),
      sha256,
      fileName,
      ...own,
      periodFrom: period.from ?? null,
      periodTo: period.to ?? null,
      documents: statement.payments.length,
      uploadedAt: now,
      uploadedBy: staffId,
    })
    // The same file is the same statement. Its accounts may have been added to a legal entity meanwhile.
    .onConflictDoUpdate({ target: bankStatements.sha256, set: own })
    .returning({ id: bankStatements.id })
  if (!row) throw new Error('The statement was not stored')
  let added = 0
  for (let at = 0; at < incoming.length; at += PART)
    added += await addPayments(
      tx,
      { statementId: row.id, first: at },
      incoming.slice(at, at + PART),
      entities,
      now,
    )
  return { id: row.id, added }
}

const hide = (account: string) => `…${account.slice(-SHOWN_DIGITS)}`

const foreignWarning = (account: string) =>
  `Счёта ${account} нет ни\u00A0у\u00A0одного юрлица: платежи на\u00A0него пропущены`

async function addPayments(
  tx: Orm,
  { statementId, first }: { statementId: string; first: number },
  payments: IdentifiedPayment[],
  entities: Map<string, number>,
  now: Date,
): Promise<number> {
  const rows = payments.map((payment) => ({
    id: randomUUID(),
    identity: payment.identity,
    legalEntityId: entities.get(payment.account) ?? 0,
    account: payment.account,
    day: payment.day,
    number: payment.number,
    sum: payment.sum,
    unbooked: payment.sum,
    kind: payment.kind,
    payerName: payment.payer.name,
    payerInn: payment.payer.inn,
    payerKpp: payment.payer.kpp,
    payerAccount: payment.payer.account,
    purpose: payment.purpose,
    addedAt: now,
  }))
  // Sorted, so that two files with the same payments wait for each other and not in a circle.
  const sorted = rows.toSorted((one, other) => (one.identity < other.identity ? -1 : 1))
  const added = await tx
    .insert(bankPayments)
    .values(sorted)
    .onConflictDoNothing({ target: bankPayments.identity })
    .returning({ id: bankPayments.id })
  const known = await tx
    .select({ id: bankPayments.id, identity: bankPayments.identity })
    .from(bankPayments)
    .where(
      inArray(
        bankPayments.identity,
        rows.map(({ identity }) => identity),
      ),
    )
  const ids = new Map(known.map(({ id, identity }) => [identity, id]))
  await tx
    .insert(bankStatementPayments)
    .values(
      rows.map(({ identity, id }, at) => ({
        statementId,
        paymentId: ids.get(identity) ?? id,
        position: first + at,
      })),
    )
    .onConflictDoNothing()
  return added.length
}
