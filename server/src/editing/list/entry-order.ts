import { isMoment } from '@rapport/contract/hours/calendar'
import type { EntrySort } from '@rapport/staff-contract/lists/entry-list'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { ApiError } from '../../platform/http/api-error.ts'
import type { EntryRow } from '../entries.ts'
import { contentEntries, titleOrder, titleOrderOf } from '../tables.ts'

/** What a list is put in order by: columns that an index has behind one another, and their values in a row. */
interface Order {
  columns: SQL[]
  valuesOf(row: EntryRow): string[]
}

const { id, title, state, updatedAt } = contentEntries
const changed = sql`${updatedAt}`
const orders: Record<string, Order> = {
  changed: { columns: [changed], valuesOf: (row) => [row.updatedAt.toISOString()] },
  title: { columns: [titleOrder(title)], valuesOf: (row) => [titleOrderOf(row.title)] },
  state: { columns: [sql`${state}`, changed], valuesOf: (row) => [row.state, row.updatedAt.toISOString()] },
}

/** Returns how a list is put in order, what is behind a cursor, and the cursor behind a row. */
export function entryOrder(sort: EntrySort) {
  const isDescending = sort.startsWith('-')
  const { columns, valuesOf } = orders[sort.replace('-', '')] as Order
  const all = [...columns, sql`${id}`]
  const cursorOf = (row: EntryRow) =>
    Buffer.from(JSON.stringify([sort, ...valuesOf(row), String(row.id)])).toString('base64url')

  function isBehind(cursor: string | undefined): SQL | undefined {
    if (cursor === undefined) return undefined
    const [of, ...values] = parseCursor(cursor)
    const rowId = Number(values.at(-1))
    const isOfOrder = of === sort && values.length === all.length && Number.isSafeInteger(rowId)
    const areMoments = columns.every((column, index) => column !== changed || isMoment(values[index] ?? ''))
    if (!isOfOrder || !areMoments || rowId < 0 || rowId >= 2 ** 31) throw refuse()
    const from = columns.map((column, index) =>
      column === changed ? sql`${values[index]}::timestamptz` : sql`${values[index]}::text`,
    )
    const side = sql.raw(isDescending ? '<' : '>')
    return sql`(${sql.join(all, sql`, `)}) ${side} (${sql.join([...from, sql`${rowId}::integer`], sql`, `)})`
  }
  return { orderBy: all.map((column) => (isDescending ? desc(column) : asc(column))), isBehind, cursorOf }
}

const refuse = () => new ApiError(422, listMessages.cursorStale, { after: [listMessages.cursorStale] })

/** Throws the 422 of what is no cursor. */
function parseCursor(cursor: string): string[] {
  const text = Buffer.from(cursor, 'base64url').toString()
  try {
    const values: unknown = JSON.parse(text)
    const isText = (value: unknown) => typeof value === 'string' && !value.includes('\u0000')
    if (Array.isArray(values) && values.every(isText)) return values
  } catch {
    // No JSON: answered below.
  }
  throw refuse()
}
