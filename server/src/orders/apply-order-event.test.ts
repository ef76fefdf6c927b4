import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { OrderEvent } from '@rapport/staff-contract/order-rules/order-rules-events'
import {
  DEFAULT_ORDER_RULES,
  type OrderRules,
} from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { EMPTY_CALCULATION_RULES } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { publish, save } from '../../test/content/entries.ts'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { siteProperties } from '../content/tables.ts'
import { seedEntries } from '../editing/commands.ts'
import { contentEntries } from '../editing/tables.ts'
import { calculationRules } from '../operations/tables.ts'
import { orderProduction } from '../production/tables.ts'
import { applyOrderEvent } from './apply-order-event.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { orders } from './tables.ts'

/** Friday, 17:00 in Moscow. The factory works on weekdays from 09:00 to 18:00. */
const FRIDAY = new Date('2026-11-20T17:00:00+03:00')

describeStaff('the rules of orders', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    const { orm } = server().database
    const noPicture = async () => undefined
    await seedEntries(orm, 'calculation-rules', [EMPTY_CALCULATION_RULES], noPicture)
    await seedEntries(orm, 'order-rules', [DEFAULT_ORDER_RULES], noPicture)
    await orm.update(siteProperties).set({ operationMode: 'Пн–Пт 09:00–18:00' })
    owner = await server().signedIn('owner')
  })
  beforeEach(() => {
    server().clock.now = FRIDAY
  })

  async function publishRules(change: Partial<OrderRules>) {
    const [row] = await server()
      .database.orm.select({ id: contentEntries.id })
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, 'order-rules'), isNotNull(contentEntries.subjectId)))
    const id = row?.id ?? 0
    const { version } = (await owner.call('getEntry', { id })).result.entry as Entry
    const saved = await save(owner, id, { version, snapshot: { ...DEFAULT_ORDER_RULES, ...change } })
    return publish(owner, saved.result.entry)
  }
  const terms = (hours: Partial<OrderRules['terms']>) => ({
    terms: { ...DEFAULT_ORDER_RULES.terms, ...hours },
  })
  const events = (next: Partial<OrderRules['events']>) => ({
    events: { ...DEFAULT_ORDER_RULES.events, ...next },
  })
  const apply = (id: string, event: OrderEvent) =>
    server().database.orm.transaction((tx) =>
      applyOrderEvent(tx, id, event, { at: server().clock.now, by: 'system' }),
    )
  const become = (id: string, status: 'quoted' | 'shipped' | 'done' | 'refused') =>
    changeOrderStatus(server().database.orm, id, { status, by: 'staff', at: server().clock.now })
  const dueAt = async (id: string) =>
    (await server().database.orm.select({ dueAt: orders.dueAt }).from(orders).where(eq(orders.id, id)))[0]
      ?.dueAt

  it('move an order forward by an event, as the factory chose, and name the event in its history', async () => {
    await publishRules(events({ 'invoice-issued': 'calculating', 'invoice-paid': 'paid' }))
    const id = await placeOrder(server())
    expect(await apply(id, 'invoice-issued')).toBe('calculating')
    expect(await apply(id, 'proof-approved')).toBeUndefined()
    expect(await apply(id, 'invoice-paid')).toBe('paid')
    expect(await apply(id, 'invoice-issued')).toBeUndefined()
    const { status, statusChanges } = await inboxOrder(owner, id)
    expect(status).toBe('paid')
    expect(statusChanges.map(({ event }) => event)).toEqual(['invoice-issued', 'invoice-paid'])
  })

  it('leave done and refused orders alone, and refuse an order only where staff may', async () => {
    await publishRules(events({ 'offer-declined': 'refused', 'production-done': 'done' }))
    const [refused, done, shipped] = [
      await placeOrder(server()),
      await placeOrder(server()),
      await placeOrder(server()),
    ]
    expect(await apply(refused, 'offer-declined')).toBe('refused')
    await become(done, 'done')
    await become(shipped, 'shipped')
    for (const id of [refused, done]) expect(await apply(id, 'production-done')).toBeUndefined()
    expect(await apply(shipped, 'offer-declined')).toBeUndefined()
  })

  it('give a status its term in working hours: four hours from Friday, 17:00, end on Monday at 12:00', async () => {
    await publishRules(terms({ quoted: 4 }))
    const id = await placeOrder(server())
    expect(await dueAt(id)).toBeNull()
    await become(id, 'quoted')
    expect(await dueAt(id)).toEqual(new Date('2026-11-23T12:00:00+03:00'))
    await become(id, 'shipped')
    expect(await dueAt(id)).toBeNull()
  })

  it('count holidays and moved working Saturdays of the production calendar', async () => {
    const { orm } = server().database
    await publishRules(terms({ quoted: 4 }))
    const monday = { first: '2026-11-23', last: '2026-11-23', title: 'Праздник' }
    await orm.update(calculationRules).set({ daysOff: [monday] })
    const id = await placeOrder(server())
    await become(id, 'quoted')
    expect(await dueAt(id)).toEqual(new Date('2026-11-24T12:00:00+03:00'))
    await orm.update(calculationRules).set({ workdays: [{ day: '2026-11-21' }] })
    await become(id, 'quoted')
    expect(await dueAt(id)).toEqual(new Date('2026-11-21T12:00:00+03:00'))
    await orm.update(calculationRules).set({ daysOff: [], workdays: [] })
  })

  it('change the term of later orders only', async () => {
    await publishRules(terms({ quoted: 4 }))
    const [before, after] = [await placeOrder(server()), await placeOrder(server())]
    await become(before, 'quoted')
    await publishRules(terms({ quoted: 1 }))
    await become(after, 'quoted')
    expect(await dueAt(before)).toEqual(new Date('2026-11-23T12:00:00+03:00'))
    expect(await dueAt(after)).toEqual(new Date('2026-11-20T18:00:00+03:00'))
  })

  it('keep a stage that orders are at, whatever it is called, and remove an unused stage', async () => {
    const [cutting, printing, ...others] = DEFAULT_ORDER_RULES.stages
    const id = await placeOrder(server())
    await server().database.orm.insert(orderProduction).values({ orderId: id, stageId: 'printing' })
    const removed = await publishRules({ stages: cutting ? [cutting, ...others] : [] })
    expect(removed.errors).toEqual({ 'entries.0.stages': [editingMessages.stageUsed('Печать', 1)] })
    const renamed = [{ id: 'printing', title: 'Шелкография' }, ...others]
    expect((await publishRules({ stages: renamed })).status).toBe(200)
    expect(printing?.id).toBe('printing')
  })

  it('refuse a stage without a name, the same stage twice, and a term of no hours', async () => {
    const stages = [
      { id: 'a', title: ' ' },
      { id: 'b', title: 'Печать' },
      { id: 'c', title: 'Печать ' },
    ]
    expect((await publishRules({ stages, ...terms({ paid: 0 }) })).errors).toEqual({
      'entries.0.stages.0.title': [editingMessages.nameRequired],
      'entries.0.stages.2.title': [editingMessages.stageTwice],
      'entries.0.terms.paid': [editingMessages.wholeNumberFromOne],
    })
  })
})
