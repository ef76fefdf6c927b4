import { DAY_MS } from '@rapport/contract/hours/durations'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { sql } from 'drizzle-orm'
import { invoicePayments, invoices } from '../../invoices/tables.ts'
import { offerAnswers, offers, offerVersions } from '../../offers/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { type Column, infoColumn } from '../columns/column.ts'
import type { ExportKindRows } from './import-kind.ts'

/** Something that a customer did after the visit. */
interface Conversion {
  client_id: string
  target: 'offer_accepted' | 'invoice_paid'
  /** Unix time in seconds. */
  at: number
  /** Kopecks. */
  amount: string
}

/** The columns of Metrika's offline conversions, by ClientID. */
const conversionColumns: Column<Conversion>[] = [
  infoColumn('clientId', 'ClientId', (row) => row.client_id),
  infoColumn('target', 'Target', ({ target }) => target),
  infoColumn('dateTime', 'DateTime', ({ at }) => at),
  infoColumn('price', 'Price', ({ amount }) => (Number(amount) / 100).toFixed(2)),
  infoColumn('currency', 'Currency', () => 'RUB'),
]

/** Accepted offers and payments of visitors who allowed counters, oldest first, export-only. */
export const conversionRows: ExportKindRows = {
  columns: conversionColumns,
  isForProgram: true,
  async *exportRows({ orm, filter, now }) {
    const rows = await listConversions(orm, filter, now)
    yield rows.map((row) => conversionColumns.map((column) => column.read(row, undefined)))
  },
}

/** A moment in the future would fail the whole upload, so none is returned. */
function listConversions(orm: Orm, { from, to }: ExportInput, now: Date): Promise<Conversion[]> {
  const start = from === '' ? new Date(0) : fromMoscowDay(from)
  const end = to === '' ? now : new Date(Math.min(fromMoscowDay(to).getTime() + DAY_MS, now.getTime()))
  return queryRows<Conversion>(
    orm,
    sql`with conversions as (
        select ${offers.orderId} as order_id, 'offer_accepted' as target, ${offerAnswers.at} as at,
          ${offerVersions.total} as amount
        from ${offerAnswers}
        join ${offers} on ${offers.id} = ${offerAnswers.offerId}
        join ${offerVersions} on ${offerVersions.offerId} = ${offerAnswers.offerId}
          and ${offerVersions.version} = ${offerAnswers.version}
        where ${offerAnswers.kind} = 'accepted'
        union all
        select ${invoices.orderId}, 'invoice_paid', ${invoicePayments.recordedAt}, ${invoicePayments.amount}
        from ${invoicePayments} join ${invoices} on ${invoices.id} = ${invoicePayments.invoiceId}
        where ${invoicePayments.removedAt} is null
      )
      select ${orders.metrikaClientId} as client_id, target, extract(epoch from at)::integer as at, amount
      from conversions join ${orders} on ${orders.id} = conversions.order_id
      where ${orders.metrikaClientId} is not null and amount is not null
        and at >= ${start.toISOString()}::timestamptz and at < ${end.toISOString()}::timestamptz
      order by at, client_id, target
      limit ${EXPORT_ROWS_MAX + 1}`,
  )
}
