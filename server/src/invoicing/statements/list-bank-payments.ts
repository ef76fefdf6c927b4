import { isDay } from '@rapport/contract/hours/calendar'
import { toKopecks } from '@rapport/contract/money/kopecks'
import type { AdminInput } from '@rapport/staff-contract/endpoints/admin-endpoints'
import type {
  BankPayment,
  BankPaymentPage,
  BankPaymentView,
} from '@rapport/staff-contract/invoices/bank-payment'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { bankPayments, bankStatementPayments } from '../../bank-statements/tables.ts'
import { invoicePayments, invoices } from '../../invoices/tables.ts'
import { listLegalEntities } from '../../legal-entities/queries.ts'
import { getSearchTexts } from '../../orders/search-orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { foldedText } from '../../platform/database/folded-text.ts'
import { containsAny } from '../../platform/database/trigrams.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { listOpenInvoices } from '../open-invoices.ts'
import { findStatement } from './list-statements.ts'
import { matchWaiting } from './match-waiting.ts'

const WAITING_MAX = 1_000

const isWaiting = and(gt(bankPayments.unbooked, 0), isNull(bankPayments.dismissedAt))
const VIEWS: Record<BankPaymentView, SQL | undefined> = {
  all: undefined,
  waiting: isWaiting,
  booked: lt(bankPayments.unbooked, bankPayments.sum),
  dismissed: isNotNull(bankPayments.dismissedAt),
}

/** Returns a page of incoming payments: of a statement in the order of its file, else the newest first. */
export async function listBankPayments(
  orm: Orm,
  { view, statementId, q, after, limit }: AdminInput<'getBankPayments'>,
): Promise<BankPaymentPage> {
  const statement = statementId ? await orNotFound(findStatement(orm, statementId)) : null
  const entities = new Map((await listLegalEntities(orm)).map(({ id, title }) => [id, title]))
  const conditions = and(VIEWS[view], matchText(q))
  const { rows, next } = await (statement
    ? listOfStatement(orm, statement.id, conditions, { after, limit })
    : listNewest(orm, conditions, { after, limit }))
  const open = await listOpenInvoices(orm)
  const matches = matchWaiting(rows, open)
  const booked = await listBooked(
    orm,
    rows.map(({ id }) => id),
  )
  const named = new Set(
    [...matches.values()].flatMap(({ allocations, suggestions }) => [
      ...allocations.map(({ invoiceId }) => invoiceId),
      ...suggestions.flatMap(({ invoiceIds }) => invoiceIds),
    ]),
  )
  return {
    statement,
    payments: rows.map((row) => ({
      id: row.id,
      legalEntity: entities.get(row.legalEntityId) ?? '',
      day: row.day,
      number: row.number,
      kind: row.kind,
      sum: toKopecks(row.sum),
      unbooked: toKopecks(row.unbooked),
      payer: { name: row.payerName, inn: row.payerInn },
      purpose: row.purpose,
      isDismissed: row.dismissedAt !== null,
      booked: booked.get(row.id) ?? [],
      match: matches.get(row.id) ?? { kind: 'none', allocations: [], suggestions: [] },
    })),
    invoices: open
      .filter(({ id }) => named.has(id))
      .map(({ id, number, buyer, due }) => ({ id, number, buyer, due })),
    waiting: await countWaiting(orm),
    next,
  }
}

interface Part {
  after: string | undefined
  limit: number
}

async function listOfStatement(
  orm: Orm,
  statementId: string,
  conditions: SQL | undefined,
  { after, limit }: Part,
) {
  const { position } = bankStatementPayments
  const rows = await orm
    .select({ payment: bankPayments, position })
    .from(bankStatementPayments)
    .innerJoin(bankPayments, eq(bankPayments.id, bankStatementPayments.paymentId))
    .where(
      and(
        eq(bankStatementPayments.statementId, statementId),
        conditions,
        /^\d{1,9}$/.test(after ?? '') ? gt(position, Number(after)) : undefined,
      ),
    )
    .orderBy(asc(position))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1) : undefined
  return { rows: part.map(({ payment }) => payment), next: last ? String(last.position) : null }
}

/** `2026-11-28` and an id. */
const CURSOR = /^(\d{4}-\d\d-\d\d) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

async function listNewest(orm: Orm, conditions: SQL | undefined, { after, limit }: Part) {
  const [, day = '', id = ''] = CURSOR.exec(after ?? '') ?? []
  const rows = await orm
    .select()
    .from(bankPayments)
    .where(
      and(
        conditions,
        isDay(day)
          ? or(lt(bankPayments.day, day), and(eq(bankPayments.day, day), lt(bankPayments.id, id)))
          : undefined,
      ),
    )
    .orderBy(desc(bankPayments.day), desc(bankPayments.id))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1) : undefined
  return { rows: part, next: last ? `${last.day} ${last.id}` : null }
}

function matchText(q: string | undefined): SQL | undefined {
  const text = q?.trim()
  if (!text) return undefined
  const { payerName, payerInn, purpose, number } = bankPayments
  return containsAny(
    foldedText(sql`${payerName} || ' ' || ${payerInn} || ' ' || ${purpose} || ' ' || ${number}`),
    getSearchTexts(text),
  )
}

async function listBooked(orm: Orm, ids: string[]): Promise<Map<string, BankPayment['booked']>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({
      paymentId: invoicePayments.bankPaymentId,
      invoiceId: invoices.id,
      number: invoices.number,
      orderId: invoices.orderId,
      amount: invoicePayments.amount,
    })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(and(inArray(invoicePayments.bankPaymentId, ids), isNull(invoicePayments.removedAt)))
    .orderBy(asc(invoices.number))
  const byPayment = Map.groupBy(rows, ({ paymentId }) => paymentId ?? '')
  return new Map(
    [...byPayment].map(([id, list]) => [
      id,
      list.map(({ paymentId, amount, ...invoice }) => ({ ...invoice, amount: toKopecks(amount) })),
    ]),
  )
}

/** Counts the payments that wait, up to WAITING_MAX. */
export async function countWaiting(orm: Orm): Promise<number> {
  const waiting = orm
    .select({ id: bankPayments.id })
    .from(bankPayments)
    .where(isWaiting)
    .limit(WAITING_MAX)
    .as('waiting')
  const [row] = await orm.select({ number: count() }).from(waiting)
  return row?.number ?? 0
}
