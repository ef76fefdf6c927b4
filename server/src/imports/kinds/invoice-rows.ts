import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { getInvoiceState } from '@rapport/contract/orders/invoice-state'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { invoiceStateNames } from '@rapport/staff-contract/invoices/invoice-state-names'
import { type InvoiceExportRow, listInvoiceParts } from '../../invoicing/list/export-invoices.ts'
import { type Column, infoColumn } from '../columns/column.ts'
import type { ExportKindRows } from './import-kind.ts'

interface Row extends InvoiceExportRow {
  /** Moscow day. */
  today: string
}

const roubles = (kopecks: number): number => kopecks / 100

const invoiceColumns: Column<Row>[] = [
  infoColumn('number', 'Счёт', ({ invoice }) => invoice.number),
  infoColumn('day', 'Дата', ({ invoice }) => new Date(invoice.document.day)),
  infoColumn('seller', 'Кто выставил', ({ invoice }) => invoice.document.seller.title),
  infoColumn('buyer', 'Плательщик', ({ invoice }) => invoice.buyer.name),
  infoColumn('inn', 'ИНН', ({ invoice }) => invoice.buyer.inn),
  infoColumn('kpp', 'КПП', ({ invoice }) => invoice.buyer.kpp),
  infoColumn('total', 'Сумма, ₽', ({ invoice }) => roubles(invoice.total)),
  infoColumn('rates', 'Ставка НДС', ({ invoice }) => rateNames(invoice.document.vat)),
  infoColumn('vat', 'НДС, ₽', ({ invoice }) =>
    roubles(invoice.document.vat.reduce((sum, { vat }) => sum + vat, 0)),
  ),
  infoColumn('paid', 'Оплачено, ₽', ({ paid }) => roubles(paid)),
  infoColumn('left', 'Осталось, ₽', ({ invoice, paid }) =>
    roubles(invoice.cancelledAt ? 0 : Math.max(0, invoice.total - paid)),
  ),
  infoColumn('dueOn', 'Оплатить до', ({ invoice }) => new Date(invoice.dueOn)),
  infoColumn('state', 'Состояние', (row) => invoiceStateNames[stateOf(row)]),
  infoColumn('basis', 'Основание', ({ invoice }) => invoice.document.basis),
  infoColumn('order', 'Заявка', ({ orderNumber }) => orderNumber ?? ''),
]

const rateNames = (shares: { percent: number }[]): string =>
  shares.map(({ percent }) => (percent === 0 ? 'без НДС' : `${percent} %`)).join(', ')

const stateOf = ({ invoice: { total, dueOn, cancelledAt }, paid, today }: Row) =>
  getInvoiceState({ total, paid, dueOn, today, isCancelled: cancelledAt !== null })

/** Invoices as rows with the filters of their list, export-only, newest first. */
export const invoiceRows: ExportKindRows = {
  columns: invoiceColumns,
  async *exportRows({ orm, filter: { view = 'all', legalEntityId, q, from, to }, now }) {
    const filter = { view, legalEntityId, q, from, to }
    const today = moscowDay(now)
    for await (const part of listInvoiceParts(orm, filter, { now, most: EXPORT_ROWS_MAX + 1 }))
      yield part.map((row) => invoiceColumns.map((column) => column.read({ ...row, today }, undefined)))
  },
}
