import type { OrderCalculation } from '@rapport/contract/calculation/stored/order-calculation'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { sizesText } from '@rapport/contract/orders/order-line-text'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { and, asc, eq, gt, gte, lt, or, type SQL } from 'drizzle-orm'
import { cities } from '../../contacts/tables.ts'
import { orderHandling } from '../../inbox/tables.ts'
import { mapOrderCalculations } from '../../orders/lines/order-calculation.ts'
import { mapOrderLines } from '../../orders/lines/order-lines.ts'
import { orders } from '../../orders/tables.ts'
import { contains, containsPhone } from '../../platform/database/contains.ts'
import type { Orm } from '../../platform/database/database.ts'
import { staff } from '../../staff/tables.ts'
import { type Column, infoColumn } from '../columns/column.ts'
import { formatMoscow } from '../columns/format-moscow.ts'
import type { ExportKindRows } from './import-kind.ts'
import { PART } from './list-entries.ts'

type Order = Awaited<ReturnType<typeof listPart>>[number]

/** A product of an order; an order without a product has one row. */
interface OrderRow extends Order {
  line: OrderLine | undefined
  calculation: OrderCalculation | undefined
}

const toRoubles = (kopecks: number | null | undefined) => (kopecks == null ? '' : kopecks / 100)

const orderColumns: Column<OrderRow>[] = [
  infoColumn('number', 'Номер', ({ number }) => number),
  infoColumn('placedAt', 'Когда, по Москве', ({ placedAt }) => formatMoscow(placedAt)),
  infoColumn('status', 'Статус', ({ status }) => orderStatusNames[status].replaceAll('\u00A0', ' ')),
  infoColumn('name', 'Имя', ({ name }) => name),
  infoColumn('phone', 'Телефон', ({ phone }) => phone),
  infoColumn('email', 'Почта', ({ email }) => email),
  infoColumn('city', 'Город', ({ city }) => city ?? ''),
  infoColumn('product', 'Изделие', ({ line }) => line?.title ?? ''),
  infoColumn('variant', 'Исполнение', ({ line }) => line?.variantTitle ?? ''),
  infoColumn('material', 'Материал', ({ line }) => line?.material ?? ''),
  infoColumn('baseColor', 'Цвет основы', ({ line }) => line?.baseColor ?? ''),
  infoColumn('quantity', 'Количество', ({ line }) => line?.quantity ?? ''),
  infoColumn('sizes', 'Размеры', ({ line }) => (line?.sizes ? sizesText(line.sizes) : '')),
  infoColumn('unit', 'Единица', ({ line }) => line?.unit ?? ''),
  infoColumn('unitPrice', 'Цена, ₽', ({ line }) => toRoubles(line?.unitPrice)),
  infoColumn('total', 'Сумма, ₽', ({ line }) => toRoubles(line?.total)),
  infoColumn('calculationTotal', 'Всего по расчёту, ₽', ({ calculation }) =>
    toRoubles(calculation?.calculation.total),
  ),
  infoColumn('calculation', 'Расчёт', ({ calculation }) => calculation?.calculation.url ?? ''),
  infoColumn('comment', 'Комментарий', ({ comment }) => comment),
  infoColumn('assignee', 'Ответственный', ({ assignee }) => assignee ?? ''),
  infoColumn('origin', 'Как пришла', ({ origin }) => orderOriginNames[origin]),
  infoColumn('utmSource', 'Откуда пришёл', ({ utmSource }) => utmSource ?? ''),
  infoColumn('utmCampaign', 'Кампания', ({ utmCampaign }) => utmCampaign ?? ''),
]

/** Orders as rows, one a product, export-only, oldest first. */
export const orderRows: ExportKindRows = {
  columns: orderColumns,
  async *exportRows({ orm, filter }) {
    let after: Order | undefined
    for (let read = 0; read <= EXPORT_ROWS_MAX; read += PART) {
      const part = await listPart(orm, filter, after)
      const ids = part.map(({ id }) => id)
      const lines = await mapOrderLines(orm, ids)
      const calculations = await mapOrderCalculations(orm, ids)
      const rows = part.flatMap((order) =>
        toRows({ ...order, calculation: calculations.get(order.id) }, lines.get(order.id)),
      )
      if (rows.length > 0) yield rows.map((row) => orderColumns.map((column) => column.read(row, undefined)))
      after = part.at(-1)
      if (!after || part.length < PART) return
    }
  },
}

const toRows = (order: Omit<OrderRow, 'line'>, lines: OrderLine[] | undefined): OrderRow[] =>
  lines ? lines.map((line) => ({ ...order, line })) : [{ ...order, line: undefined }]

const listPart = (
  orm: Orm,
  { q, status, from, to }: ExportInput,
  after: { placedAt: Date; number: string } | undefined,
) =>
  orm
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      status: orders.status,
      name: orders.name,
      phone: orders.phone,
      email: orders.email,
      comment: orders.comment,
      city: cities.city,
      assignee: staff.name,
      origin: orders.origin,
      utmSource: orders.utmSource,
      utmCampaign: orders.utmCampaign,
    })
    .from(orders)
    .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(staff, eq(staff.id, orderHandling.assigneeId))
    .where(
      and(
        status && eq(orders.status, status),
        from === '' ? undefined : gte(orders.placedAt, fromMoscowDay(from)),
        to === '' ? undefined : lt(orders.placedAt, new Date(fromMoscowDay(to).getTime() + DAY_MS)),
        q.trim() === '' ? undefined : matches(q.trim()),
        after && isAfter(after),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(PART)

const isAfter = ({ placedAt, number }: { placedAt: Date; number: string }): SQL | undefined =>
  or(gt(orders.placedAt, placedAt), and(eq(orders.placedAt, placedAt), gt(orders.number, number)))

const matches = (text: string): SQL | undefined =>
  or(
    ...[orders.number, orders.name, orders.email].map((column) => contains(column, text)),
    containsPhone(orders.phone, text),
  )
