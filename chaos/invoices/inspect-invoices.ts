import { eq, isNotNull } from 'drizzle-orm'
import { invoices } from '../../server/src/invoices/tables.ts'
import { offerAnswers, offerVersions } from '../../server/src/offers/tables.ts'
import type { Orm } from '../../server/src/platform/database/database.ts'
import type { Acknowledged } from './invoice-client.ts'

/** Digits of a number after its year and the digit of its legal entity. */
const COUNTED = /^(\d\d-\d)(\d{5,})$/

/** Returns the faults of the stored invoices and acceptances. */
export async function inspectInvoices(orm: Orm, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = await orm
    .select({ number: invoices.number, offerId: invoices.offerId, total: invoices.total })
    .from(invoices)
  const answers = await orm.select().from(offerAnswers).where(eq(offerAnswers.kind, 'accepted'))
  const totals = new Map(
    (await orm.select().from(offerVersions).where(isNotNull(offerVersions.sentAt))).map((row) => [
      row.offerId,
      row.total,
    ]),
  )
  const faults: string[] = []
  for (const [series, numbers] of Map.groupBy(rows, ({ number }) => COUNTED.exec(number)?.[1] ?? '')) {
    const counted = numbers
      .map(({ number }) => Number(COUNTED.exec(number)?.[2]))
      .sort((one, other) => one - other)
    for (const [at, number] of counted.entries())
      if (number !== at + 1) faults.push(`${series}: ${number} in place of ${at + 1}`)
  }
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  for (const { number, offerId } of acknowledged)
    if (byNumber.get(number)?.offerId !== offerId) faults.push(`${number} was answered and is lost`)
  const known = new Set(acknowledged.map(({ number }) => number))
  for (const { number, offerId, total } of rows) {
    if (!known.has(number)) faults.push(`${number} was issued and never answered`)
    if (offerId === null || totals.get(offerId) !== total)
      faults.push(`${number} has another sum than its offer`)
  }
  if (new Set(rows.map(({ offerId }) => offerId)).size !== rows.length)
    faults.push('an offer has two invoices')
  const accepted = answers.map(({ offerId }) => offerId)
  if (new Set(accepted).size !== accepted.length) faults.push('an offer was accepted twice')
  for (const { offerId } of rows)
    if (offerId === null || !accepted.includes(offerId)) faults.push(`the acceptance of ${offerId} is lost`)
  return faults
}
