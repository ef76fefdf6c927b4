import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { and, asc, gt, or, type SQL } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { selectAccounts } from '../../customers/select-accounts.ts'
import { contains, containsPhone } from '../../platform/database/contains.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type Column, infoColumn } from '../columns/column.ts'
import type { ExportKindRows } from './import-kind.ts'
import { PART } from './list-entries.ts'

type CustomerRow = Awaited<ReturnType<typeof listPart>>[number]

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
export const priceListName = (list: PriceList): string => plain(priceListNames[list])

const customerColumns: Column<CustomerRow>[] = [
  infoColumn('email', 'Почта', ({ email }) => email),
  infoColumn('name', 'Имя', ({ name }) => name),
  infoColumn('phone', 'Телефон', ({ phone }) => phone ?? ''),
  infoColumn('company', 'Компания', ({ company }) => company ?? ''),
  infoColumn('city', 'Город', ({ city }) => city ?? ''),
  infoColumn('priceList', 'Прайс', ({ priceList }) => priceListName(priceList)),
  infoColumn('createdAt', 'С нами с', ({ createdAt }) => moscowDay(createdAt)),
  infoColumn('orderCount', 'Заявок', ({ orderCount }) => orderCount),
]

/** Customers as rows, export-only. */
export const customerRows: ExportKindRows = {
  columns: customerColumns,
  async *exportRows({ orm, filter }) {
    for await (const part of listCustomerParts(orm, filter))
      yield part.map((row) => customerColumns.map(({ read }) => read(row, undefined)))
  },
}

/** Returns the customers that match a filter, in parts. */
export async function* listCustomerParts(
  orm: Orm,
  { q }: Pick<ExportInput, 'q'>,
): AsyncGenerator<CustomerRow[]> {
  let after = 0
  for (let read = 0; read <= EXPORT_ROWS_MAX; read += PART) {
    const part = await listPart(orm, q.trim(), after)
    if (part.length > 0) yield part
    const last = part.at(-1)
    if (!last || part.length < PART) return
    after = last.id
  }
}

const listPart = (orm: Orm, q: string, after: number) =>
  selectAccounts(orm)
    .where(and(gt(users.id, after), q === '' ? undefined : matches(q)))
    .orderBy(asc(users.id))
    .limit(PART)

const matches = (text: string): SQL | undefined =>
  or(
    ...[users.email, users.name, users.company].map((column) => contains(column, text)),
    containsPhone(users.phone, text),
  )
