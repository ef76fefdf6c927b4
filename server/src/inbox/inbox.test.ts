import type { OrderStatus } from '@rapport/contract/orders/order-status'
import type { InboxOrder, InboxOrderPreview } from '@rapport/staff-contract/inbox/inbox'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { cities } from '../contacts/tables.ts'
import { orderFiles } from '../orders/tables.ts'
import { auditLog } from '../staff/tables.ts'

/** A Monday morning during working hours. */
const MORNING = new Date('2026-11-16T10:00:00+03:00')

describeStaff('the inbox', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = MORNING
    manager = await server().signedIn('manager')
  })
  const order = (id: string) => inboxOrder(manager, id)
  const list = async (query = ''): Promise<InboxOrderPreview[]> => {
    const answer = await server().app.inject({
      url: `/api/v1/admin/orders?${query}`,
      headers: { cookie: `__Secure-rapport-staff=${manager.cookie}` },
    })
    return answer.json().result.orders
  }
  const numbers = async (query: string) => (await list(query)).map(({ id }) => id)
  const become = async (id: string, status: OrderStatus, reason = '') =>
    manager.call('changeOrderStatus', { id, body: { version: (await order(id)).version, status, reason } })

  it('shows a new order with the deadline of its call', async () => {
    const id = await placeOrder(server(), { comment: 'Фартуки\nна всю смену' })
    expect(await order(id)).toMatchObject({
      status: 'new',
      name: 'Анна Ткачёва',
      phone: '+79001234567',
      summary: 'Фартуки',
      comment: 'Фартуки\nна всю смену',
      callBy: '2026-11-16T07:15:00.000Z',
      assignee: null,
      version: 0,
    })
    const { result } = await manager.call('getInboxState')
    expect(result).toMatchObject({ now: MORNING.toISOString(), newest: { id } })
    expect(result.waiting).toBeGreaterThan(0)
    server().clock.now = new Date('2026-11-16T10:16:00+03:00')
    const later = (await manager.call('getInboxState')).result
    expect(later.overdue).toBeGreaterThan(result.overdue)
  })

  it('assigns an order to one of two members who claim it at once', async () => {
    const id = await placeOrder(server())
    const other = await server().signedIn('manager')
    const answers = await Promise.all([manager, other].map((browser) => browser.call('claimOrder', { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner = manager, loser = other] = answers[0]?.status === 200 ? [manager, other] : [other, manager]
    expect((await order(id)).assignee?.id).toBe(winner.id)
    expect((await winner.call('claimOrder', { id })).status).toBe(200)
    const again = await loser.call('claimOrder', { id })
    expect([again.status, again.message]).toEqual([409, inboxMessages.takenBy('Анна Ткач')])
  })

  it('assigns an order to handlers only', async () => {
    const id = await placeOrder(server())
    const other = await server().signedIn('manager')
    const editor = await server().member('editor')
    const assign = async (assigneeId: number | null) =>
      manager.call('assignOrder', { id, body: { version: (await order(id)).version, assigneeId } })
    expect((await assign(editor.id)).errors).toEqual({ assigneeId: [inboxMessages.assigneeUnknown] })
    expect((await assign(other.id)).result.order.assignee.id).toBe(other.id)
    expect((await assign(null)).result.order.assignee).toBeNull()
  })

  it('permits only possible status transitions and records author and time', async () => {
    const id = await placeOrder(server())
    expect((await become(id, 'shipped')).errors).toEqual({ status: [inboxMessages.stepImpossible] })
    for (const status of [
      'called',
      'calculating',
      'quoted',
      'paid',
      'in-production',
      'shipped',
      'done',
    ] as const)
      expect([status, (await become(id, status)).status]).toEqual([status, 200])
    const { status, callBy, statusChanges } = await order(id)
    expect([status, callBy]).toEqual(['done', null])
    expect(statusChanges).toHaveLength(7)
    expect(statusChanges[0]).toEqual({
      status: 'called',
      by: 'staff',
      event: null,
      reason: null,
      at: MORNING.toISOString(),
      author: { id: manager.id, name: 'Анна Ткач' },
    })
  })

  it('refuses an order only with a reason, and permanently', async () => {
    const id = await placeOrder(server())
    expect((await become(id, 'refused', '  ')).errors).toEqual({ reason: [inboxMessages.reasonRequired] })
    expect((await become(id, 'refused', 'Нет такой ткани')).result.order).toMatchObject({
      status: 'refused',
      callBy: null,
      statusChanges: [{ status: 'refused', reason: 'Нет такой ткани' }],
    })
    expect((await become(id, 'called')).status).toBe(422)
    expect(await numbers('view=queue')).not.toContain(id)
  })

  it('answers 400 without a version and 409 with the current order if it is stale', async () => {
    const id = await placeOrder(server())
    const bare = await manager.call('changeOrderStatus', { id, body: { status: 'called' } })
    expect([bare.status, bare.message]).toEqual([400, inboxMessages.versionRequired])
    await manager.call('claimOrder', { id })
    const stale = await manager.call('changeOrderStatus', { id, body: { version: 0, status: 'called' } })
    expect([stale.status, stale.message]).toEqual([409, inboxMessages.versionStale])
    const future = await manager.call('noteOrderCall', { id, body: { version: 99, outcome: 'missed' } })
    expect(future.status).toBe(409)
    expect((await order(id)).status).toBe('new')
  })

  it('schedules another call in half a working hour after an unanswered one, three times', async () => {
    const id = await placeOrder(server())
    const call = async (outcome: string): Promise<InboxOrder> => {
      const body = { version: (await order(id)).version, outcome }
      return (await manager.call('noteOrderCall', { id, body })).result.order
    }
    expect(await call('missed')).toMatchObject({ callBy: '2026-11-16T07:30:00.000Z', missedCalls: 1 })
    server().clock.now = new Date('2026-11-16T17:50:00+03:00')
    expect(await call('missed')).toMatchObject({ callBy: '2026-11-17T06:50:00.000Z', missedCalls: 2 })
    expect(await call('missed')).toMatchObject({ callBy: null, missedCalls: 3, status: 'new' })
    const body = { version: (await order(id)).version, outcome: 'reached' }
    expect((await manager.call('noteOrderCall', { id, body })).status).toBe(409)
  })

  it('recalculates deadlines after a change of opening hours', async () => {
    const cityId = 3
    const id = await placeOrder(server(), { cityId: String(cityId) })
    expect((await order(id)).callBy).toBe('2026-11-16T07:15:00.000Z')
    const setHours = (operationMode: string) =>
      server().database.orm.update(cities).set({ operationMode }).where(eq(cities.id, cityId))
    await setHours('Пн–Пт 12:00–20:00')
    await vi.waitFor(async () => expect((await order(id)).callBy).toBe('2026-11-16T09:15:00.000Z'), SOON)
    await setHours('')
    await vi.waitFor(async () => expect((await order(id)).callBy).toBe('2026-11-16T07:15:00.000Z'), SOON)
  })

  it('changes a new order to called after an answered call', async () => {
    const id = await placeOrder(server())
    const body = { version: 0, outcome: 'reached' }
    const { result } = await manager.call('noteOrderCall', { id, body })
    expect(result.order).toMatchObject({ status: 'called', callBy: null, calls: [{ outcome: 'reached' }] })
  })

  it('pages the queue by deadline and all orders by arrival', async () => {
    const first = await placeOrder(server())
    server().clock.now = new Date('2026-11-16T10:05:00+03:00')
    const second = await placeOrder(server())
    const queue = await numbers('view=queue&limit=100')
    expect(queue.indexOf(first)).toBeLessThan(queue.indexOf(second))
    expect((await numbers('view=all'))[0]).toBe(second)
    const ask = async (after = '') => {
      const url = `/api/v1/admin/orders?view=all&limit=1${after && `&after=${after}`}`
      const headers = { cookie: `__Secure-rapport-staff=${manager.cookie}` }
      return (await server().app.inject({ url, headers })).json().result
    }
    const part = await ask()
    expect(part.orders[0].id).toBe(second)
    expect((await ask(part.next)).orders[0].id).toBe(first)
  })

  it('finds an order by number, phone in any spelling, name, text and file name', async () => {
    const id = await placeOrder(server(), {
      name: 'Ирина Веретено',
      phone: '+7 912 345-67-89',
      comment: 'Знамёна с бахромой, 100% шёлк',
    })
    await server()
      .database.orm.insert(orderFiles)
      .values({ id, orderId: id, position: 0, name: 'Герб_области.cdr', size: 10 })
    const { number } = await order(id)
    const texts = ['веретено', '8 (912) 345 67 89', '912345', number, 'бахром', '100% шёлк', 'герб_обл']
    for (const q of texts) expect([q, await numbers(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]])
    for (const q of ['%', '_', 'герб%обл', 'нет такого'])
      expect([q, (await numbers(`q=${encodeURIComponent(q)}`)).includes(id)]).toEqual([
        q,
        q === '%' || q === '_',
      ])
  })

  it('shows other orders of the customer and marks probable duplicates', async () => {
    const contact = { phone: '+7 921 111-22-33', email: 'pryaha@example.ru' }
    const early = await placeOrder(server(), contact)
    server().clock.now = new Date('2026-11-18T10:00:00+03:00')
    manager = await server().signedIn('manager')
    const late = await placeOrder(server(), { ...contact, phone: '+7 921 111-22-44' })
    const twice = await placeOrder(server(), { ...contact, email: 'other@example.ru' })
    const related = (await order(early)).related.map(({ id, isDuplicate }) => [id, isDuplicate])
    expect(related).toEqual([
      [twice, false],
      [late, false],
    ])
    server().clock.now = new Date('2026-11-18T11:00:00+03:00')
    const again = await placeOrder(server(), contact)
    const seen = (await order(again)).related.map(({ id, isDuplicate }) => [id, isDuplicate])
    expect(seen).toEqual([
      [twice, true],
      [late, true],
      [early, false],
    ])
  })

  it('logs a view of an order once in ten minutes', async () => {
    const id = await placeOrder(server())
    for (let n = 0; n < 3; n += 1) await order(id)
    const views = () =>
      server()
        .database.orm.select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'getInboxOrder'), eq(auditLog.subjectId, id)))
    expect(await views()).toHaveLength(1)
    server().clock.now = new Date(MORNING.getTime() + 11 * 60_000)
    await order(id)
    expect(await views()).toHaveLength(2)
  })

  it('lists orders with mentions of a member, and the members who can be mentioned', async () => {
    const id = await placeOrder(server())
    const other = await server().signedIn('manager')
    const editor = await server().member('editor')
    const { people } = (await manager.call('getOrderHandlers')).result
    const ids = people.map((person: { id: number }) => person.id)
    expect([ids.includes(other.id), ids.includes(editor.id)]).toEqual([true, false])
    const body = { text: 'Посмотрите макет', mentions: [other.id, editor.id] }
    const { notes } = (await manager.call('addOrderNote', { id, body })).result.order
    expect(notes[0].mentions).toEqual([{ id: other.id, name: 'Анна Ткач' }])
    const listed = async (browser: SignedIn) =>
      (await browser.call('getInbox', { query: { view: 'mentioned' } })).result.orders.map(
        (one: InboxOrderPreview) => one.id,
      )
    expect([await listed(other), await listed(manager)]).toEqual([[id], []])
  })

  it('returns links of ten minutes to a file and to all files', async () => {
    const id = await placeOrder(server())
    const values = { id, orderId: id, position: 0, name: 'maket.pdf', size: 10 }
    await server().database.orm.insert(orderFiles).values(values)
    expect((await order(id)).files).toMatchObject([{ id, name: 'maket.pdf', isRemoved: false, author: null }])
    const { path, previewPath } = (await manager.call('openOrderFile', { id })).result
    const archive = (await manager.call('openOrderArchive', { id })).result.path
    expect([path, previewPath, archive].map((link) => link.split('?')[0])).toEqual([
      `/files/orders/${id}`,
      `/files/orders/${id}/preview`,
      `/files/order-archives/${id}`,
    ])
    for (const link of [path, previewPath, archive]) {
      const expires = Number(new URL(link, 'http://x').searchParams.get('expires'))
      expect(expires * 1000 - server().clock.now.getTime()).toBe(10 * 60_000)
    }
    await server().database.orm.update(orderFiles).set({ removedAt: MORNING }).where(eq(orderFiles.id, id))
    expect((await manager.call('openOrderFile', { id })).status).toBe(404)
  })

  it('returns thumbnail paths of drawable files without another log entry', async () => {
    const orderId = await placeOrder(server())
    const names = ['maket.ai', 'foto.heic', 'tkan.png', 'old.png', 'big.pdf']
    const rows = names.map((name, position) => ({
      id: crypto.randomUUID(),
      orderId,
      position,
      name,
      size: name === 'big.pdf' ? 50 * 1024 * 1024 : 10,
      removedAt: name === 'old.png' ? MORNING : null,
    }))
    await server().database.orm.insert(orderFiles).values(rows)
    const pathsAt = async (minutes: number) => {
      server().clock.now = new Date(MORNING.getTime() + minutes * 60_000)
      return (await order(orderId)).files.map(({ thumbnailPath }) => thumbnailPath)
    }
    const paths = await pathsAt(0)
    const path = (at: number) =>
      expect.stringMatching(new RegExp(`^/files/orders/${rows[at]?.id}/thumbnail\\?expires=`))
    expect(paths).toEqual([path(0), null, path(2), null, null])
    expect([await pathsAt(4), (await pathsAt(6))[0] === paths[0]]).toEqual([paths, false])
    const logged = await server()
      .database.orm.select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, orderId))
    expect(logged).toEqual([{ action: 'getInboxOrder' }])
  })
})
