import { isMoment } from '@rapport/contract/hours/calendar'
import type { EntrySort } from '@rapport/staff-contract/lists/entry-list'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { ApiError } from '../../platform/http/api-error.ts'
import type { EntryRow } from '../entries.ts'
import { contentEntries, getTitleOrder, titleOrder } from '../tables.ts'

/** Columns of a sort order, consecutive in an index, and their values in a row. */
interface Order {
  columns: SQL[]
  getValues(row: EntryRow): string[]
}

const { id, title, state, updatedAt } = contentEntries
const changed = sql`${updatedAt}`
const orders: Record<string, Order> = {
  changed: { columns: [changed], getValues: (row) => [row.updatedAt.toISOString()] },
  title: { columns: [titleOrder(title)], getValues: (row) => [getTitleOrder(row.title)] },
  state: { columns: [sql`${state}`, changed], getValues: (row) => [row.state, row.updatedAt.toISOString()] },
}

/** Returns `order by` expressions, the condition after a cursor, and a function that formats a row's cursor. */
export function entryOrder(sort: EntrySort) {
  const isDescending = sort.startsWith('-')
  const { columns, getValues } = orders[sort.replace('-', '')] as Order
  const all = [...columns, sql`${id}`]
  const formatCursor = (row: EntryRow) =>
    Buffer.from(JSON.stringify([sort, ...getValues(row), String(row.id)])).toString('base64url')

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
  return { orderBy: all.map((column) => (isDescending ? desc(column) : asc(column))), isBehind, formatCursor }
}

const refuse = () => new ApiError(422, listMessages.cursorStale, { after: [listMessages.cursorStale] })

/** Throws 422 if the cursor is invalid. */
function parseCursor(cursor: string): string[] {
  const text = Buffer.from(cursor, 'base64url').toString()
  try {
    const values: unknown = JSON.parse(text)
    const isText = (value: unknown) => typeof value === 'string' && !value.includes('\u0000')
    if (Array.isArray(values) && values.every(isText)) return values
  } catch {
    // Invalid JSON is refused below.
  }
  throw refuse()
}
