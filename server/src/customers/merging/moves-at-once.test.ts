import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { logIn } from '../../../test/members.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { lockUser } from '../../accounts/sessions/sessions.ts'
import { users } from '../../accounts/tables.ts'
import { orders } from '../../orders/tables.ts'
import { joinOrders } from '../../orders/user-orders/join-orders.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'

const ROUNDS = 6
let count = 0

describeStaff('concurrent moves of orders between customers', (server) => {
  let manager: SignedIn
  let phone: string
  const orm = () => server().database.orm
  beforeAll(async () => {
    manager = await server().signedIn('manager')
  })
  beforeEach(() => {
    count += 1
  })
  const merge = async (id: number, body: object) =>
    (await manager.call('mergeCustomers', { id, body })).status
  const user = async (name: string) => {
    phone = `+7900777${String(count).padStart(4, '0')}`
    return logIn(server().database, `${name}-${count}@example.ru`)
  }
  /** Places each order a second after the one before. */
  const order = (email: string, headers = {}, orderPhone = phone) => {
    server().clock.now = new Date(server().clock.now.getTime() + 1000)
    return placeOrder(server(), { email, phone: orderPhone }, headers)
  }
  /** Claims orders with the same locks as a log-in. */
  const join = (id: number) =>
    orm().transaction(async (tx) => {
      const user = await lockUser(tx, id, 'share')
      if (user) await joinOrders(tx, user)
    })
  const register = (email: string) =>
    orm().transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({ email, name: 'Анна', passwordHash: 'nobody logs in by it' })
        .returning()
      if (created) await joinOrders(tx, created)
    })
  const changeEmail = (id: number, email: string) =>
    orm().transaction(async (tx) => {
      await lockUser(tx, id, 'update')
      await tx.update(users).set({ email }).where(eq(users.id, id))
      await joinOrders(tx, { id, email })
    })

  it('make a log-in and a merge wait for each other, and neither fails', async () => {
    const kept = await user('kept')
    // The Cyrillic domain makes these orders a guest's until the log-in.
    const { id } = await logIn(server().database, `anna-${count}@xn--80aac2ak8aza.xn--p1ai`)
    const spelled = `anna-${count}@фабрика.рф`
    const placed = [await order(spelled), await order(spelled), await order(spelled)]
    const waiting = (number: number) =>
      vi.waitFor(async () => {
        const rows = await queryRows(
          orm(),
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(number)
      }, SOON)
    const { merging, joining } = await orm().transaction(async (tx) => {
      // A merge reaches the oldest order first, a log-in last.
      await tx
        .select()
        .from(orders)
        .where(eq(orders.id, placed[0] ?? ''))
        .for('update')
      const merging = merge(kept.id, { orderId: placed[0] })
      await waiting(1)
      const joining = join(id).catch((error: Error) => error)
      await waiting(2)
      return { merging, joining }
    })
    expect([await merging, await joining]).toEqual([200, undefined])
    for (const one of placed) expect((await inboxOrder(manager, one)).customerId).toBe(kept.id)
  })

  it('leave each order with one customer', async () => {
    const failures: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      count += 1
      const [kept, other, moved] = [await user('kept'), await user('other'), await user('moved')]
      const [one, two] = [`one-${count}@example.ru`, `two-${count}@example.ru`]
      const merged = [await order(one), await order(two, {}, `+7900666${String(count).padStart(4, '0')}`)]
      const work: Record<string, () => Promise<unknown>> = {
        'merges an account': () => merge(kept.id, { userId: other.id }),
        'merges a guest': () => merge(kept.id, { orderId: merged[0] }),
        'orders as a user': () => order(two, other.headers),
        'orders with the address of a user': () => order(`other-${count}@example.ru`),
        'orders as a guest': () => order(one),
        'orders as two guests': () => order(two),
        registers: () => register(one),
        'changes an address': () => changeEmail(moved.id, two),
        'logs in': () => join(other.id),
      }
      const running = Object.entries(work).map(async ([name, run]) => {
        const result = await run().catch((error: Error) => error)
        if (result instanceof Error || Number(result) >= 500) failures.push(`${name}: ${result}`)
      })
      await Promise.all(running)
    }
    const withoutCustomer = await orm()
      .select({ number: orders.number })
      .from(orders)
      .where(sql`${orders.personId} is null or ${orders.personId} not in (select id from people)`)
      .orderBy(asc(orders.number))
    const miscounted = await queryRows(
      orm(),
      sql`select id from people where order_count <> (select count(*) from orders where person_id = people.id)`,
    )
    expect({ failures, withoutCustomer, miscounted }).toEqual({
      failures: [],
      withoutCustomer: [],
      miscounted: [],
    })
  })
})
