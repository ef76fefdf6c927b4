import type { PriceList } from '@rapport/contract/prices/prices'
import { GIVEN_PRICE_LISTS } from '@rapport/staff-contract/customers/customers'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { PRICE_LISTS } from '@rapport/staff-contract/prices/price-rules'
import { inArray, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { assignPriceList } from '../../customers/commands.ts'
import { customerPriceLists } from '../../customers/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { choice } from '../columns/codecs.ts'
import { CellError, type Column, fieldColumn, infoColumn } from '../columns/column.ts'
import { compareRow } from './compare-row.ts'
import { listCustomerParts, priceListName } from './customer-rows.ts'
import { type FileRow, type ImportKindRows, LineError, type RowMistake } from './import-kind.ts'
import { findRepeated } from './plan-content.ts'

interface GivenRecord {
  email: string
  name: string
  company: string
  priceList: PriceList
}

/** Other names of price lists in files. */
const OTHER_NAMES: readonly [PriceList, string][] = [
  ['anonymous', 'Для всех'],
  ['registered', 'Для зарегистрированных'],
  ['wholesale', 'Оптовый'],
  ['dealer', 'Дилерский'],
]

const lists = choice<PriceList>(
  PRICE_LISTS.map((list) => [list, priceListName(list)]),
  OTHER_NAMES,
)

const columns: Column<GivenRecord>[] = [
  {
    key: 'email',
    header: 'Почта',
    field: 'email',
    read: ({ email }) => email,
    // The e-mail address identifies the customer.
    write: (record) => record,
  },
  infoColumn('name', 'Имя', ({ name }) => name),
  infoColumn('company', 'Компания', ({ company }) => company),
  fieldColumn('priceList', 'Прайс', {
    ...lists,
    parse(cell) {
      const list = lists.parse(cell, undefined)
      if (list === 'anonymous') throw new CellError(importMessages.priceListGiven)
      return list
    },
  }),
]

interface PriceListWrite {
  userId: number
  version: number
  priceList: PriceList
}

/** Price lists of customers as rows, identified by e-mail address. */
export const priceListRows: ImportKindRows<PriceListWrite> = {
  columns,
  required: [['email'], ['priceList']],
  async *exportRows({ orm, filter }) {
    for await (const part of listCustomerParts(orm, filter))
      yield part.map(({ email, name, company, priceList }) =>
        columns.map(({ read }) => read({ email, name, company: company ?? '', priceList }, undefined)),
      )
  },

  async *plan({ orm, rows }) {
    const seen = new Map<string, number>()
    for await (const part of rows.parts()) {
      const customers = await findCustomers(orm, part.map(getEmail))
      const planned = part.map((row) => planRow(row, customers.get(getEmail(row)), seen))
      yield {
        rows: planned.map(({ plan }) => plan),
        writes: planned.flatMap(({ plan, write }) =>
          plan.state === 'changed' && write ? [{ line: plan.line, write }] : [],
        ),
      }
    }
  },

  async apply(tx, writes, _options, author) {
    // Locks in the order of ids to avoid deadlocks.
    const ordered = writes.toSorted((one, other) => one.write.userId - other.write.userId)
    for (const { line, write } of ordered)
      try {
        await assignPriceList(tx, write.userId, write, author)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        throw new LineError(line, error.message)
      }
    return undefined
  },
}

const getEmail = (row: FileRow) => row.cell('email')?.trim().toLowerCase() ?? ''

interface FoundCustomer extends GivenRecord {
  id: number
  version: number
}

async function findCustomers(orm: Orm, emails: string[]): Promise<Map<string, FoundCustomer>> {
  const { id, email, name, priceList } = users
  const rows = await orm
    .select({
      id,
      email,
      name,
      priceList,
      version: sql<number>`coalesce((select max(${customerPriceLists.id}) from ${customerPriceLists}
        where ${customerPriceLists.userId} = ${users.id}), 0)::integer`,
    })
    .from(users)
    .where(inArray(sql`lower(${email})`, emails))
  return new Map(rows.map((row) => [row.email.toLowerCase(), { ...row, company: '' }]))
}

/** The report contains no personal data, because it is kept when a customer is erased. */
function planRow(row: FileRow, customer: FoundCustomer | undefined, seen: Map<string, number>) {
  const before = findRepeated(seen, getEmail(row), row.line)
  const mistakes: RowMistake[] = [
    ...(customer ? [] : [{ key: 'email', message: importMessages.customerUnknown }]),
    ...(before === undefined || !customer
      ? []
      : [{ key: 'email', message: importMessages.rowTwice(before) }]),
  ]
  const compared = customer && compareRow(columns, row, customer, { names: undefined, isNew: false })
  const all = [...mistakes, ...(compared?.mistakes ?? [])]
  const changes = compared?.changes ?? []
  const given = GIVEN_PRICE_LISTS.find((list) => list === compared?.value.priceList)
  return {
    plan: {
      line: row.line,
      title: customer ? `Клиент №\u00A0${customer.id}` : '',
      state:
        all.length > 0 ? ('wrong' as const) : changes.length > 0 ? ('changed' as const) : ('same' as const),
      changes,
      mistakes: all,
      version: customer ? `${customer.id}:${customer.version}` : '',
    },
    write: customer && given && { userId: customer.id, version: customer.version, priceList: given },
  }
}
