import type { Guest, GuestPreview } from '@rapport/contract/customers/guests'
import { GUEST_ORDERS_MAX, GUESTS_MAX } from '@rapport/contract/limits'
import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { findByText, holdsText } from '../../orders/search-orders.ts'
import { orders } from '../../orders/tables.ts'
import { contains, containsPhone } from '../../platform/database/contains.ts'
import type { Orm } from '../../platform/database/database.ts'
import { countOpenOrders, listConsentsOf, listOrdersOf } from '../get-customer.ts'

/** What somebody without an account is known by; either may be empty, never both. */
export interface GuestContact {
  phone: string
  email: string
}

/** Orders that stand in no account, nor would by their address. */
const isWithoutAccount = sql`${orders.userId} is null and not exists (
  select 1 from ${users} as owner where lower(owner.email) = lower(${orders.email})
)`

/** Orders with the phone or the e-mail of somebody without an account. Throws where neither is known: it would be everybody's. */
export function ofGuest({ phone, email }: GuestContact): SQL {
  if (!phone && !email) throw new Error('Known by nothing')
  const same = [
    ...(phone ? [sql`${orders.phone} = ${phone}`] : []),
    ...(email ? [sql`lower(${orders.email}) = ${email.toLowerCase()}`] : []),
  ]
  return sql`(${sql.join(same, sql` or `)}) and ${isWithoutAccount}`
}

const { id, number, name, phone, email, placedAt } = orders

/** Returns what whoever placed an order is known by; undefined of an order of an account, and of one that was erased. */
export async function findGuestContact(orm: Orm, orderId: string): Promise<GuestContact | undefined> {
  const [order] = await orm
    .select({ phone, email })
    .from(orders)
    .where(and(eq(id, orderId), isWithoutAccount, or(ne(phone, ''), ne(email, ''))))
  return order
}

/** Returns who placed an order without an account, with all that staff see of them; undefined where nobody did. */
export async function findGuest(orm: Orm, orderId: string): Promise<Guest | undefined> {
  const contact = await findGuestContact(orm, orderId)
  const [order] = await orm.select({ number, name }).from(orders).where(eq(id, orderId))
  if (!contact || !order) return undefined
  const which = ofGuest(contact)
  const [counted] = await orm.select({ number: count() }).from(orders).where(which)
  const ofTheirs = await listOrdersOf(orm, which)
  return {
    ...{ id: orderId, ...order, ...contact },
    orderCount: counted?.number ?? 0,
    lastPlacedAt: ofTheirs[0]?.placedAt ?? '',
    orders: ofTheirs,
    openOrderCount: await countOpenOrders(orm, which),
    consents: await listConsentsOf(orm, which),
  }
}

/** Finds those without an account by a phone in any spelling, an e-mail or a name; who ordered last comes first. */
export async function listGuests(orm: Orm, text: string): Promise<GuestPreview[]> {
  const query = text.trim()
  if (!query) return []
  const filters = and(
    isWithoutAccount,
    or(ne(phone, ''), ne(email, '')),
    or(contains(email, query), contains(name, query), containsPhone(phone, query)),
  )
  const part = { moment: placedAt, direction: 'desc', limit: GUEST_ORDERS_MAX } as const
  const ids = await findByText(orm, query, { ...part, from: sql`${orders}`, filters })
  const rows = await orm
    .select({ id, name, phone, email, placedAt })
    .from(orders)
    .where(ids ? inArray(id, ids) : and(filters, holdsText(orm, query)))
    .orderBy(desc(placedAt), desc(number))
    .limit(GUEST_ORDERS_MAX)
  return groupByContact(rows)
    .slice(0, GUESTS_MAX)
    .map(({ order, orderCount }) => ({
      ...{ id: order.id, name: order.name, phone: order.phone, email: order.email },
      ...{ orderCount, lastPlacedAt: order.placedAt.toISOString() },
    }))
}

interface FoundOrder extends GuestContact {
  id: string
  name: string
  placedAt: Date
}

/** Puts orders together that have the phone or the e-mail of the newest of them. */
function groupByContact(rows: readonly FoundOrder[]): { order: FoundOrder; orderCount: number }[] {
  const groups: { order: FoundOrder; orderCount: number }[] = []
  for (const row of rows) {
    const group = groups.find(({ order }) => isSame(order, row))
    if (group) group.orderCount += 1
    else groups.push({ order: row, orderCount: 1 })
  }
  return groups
}

const isSame = (one: GuestContact, other: GuestContact): boolean =>
  (one.phone !== '' && one.phone === other.phone) ||
  (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase())
