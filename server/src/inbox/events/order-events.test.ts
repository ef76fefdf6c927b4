import type { InboxEvent } from '@rapport/staff-contract/inbox/inbox'
import { EVENTS_OF_SESSION_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn, type StaffApp } from '../../../test/staff-app.ts'
import { staffSessions } from '../../staff/tables.ts'

interface Watched {
  status: number
  type: unknown
  events: InboxEvent[]
  isEnded: boolean
  leave(): void
}

describeStaff('the stream of order events', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    manager = await server().signedIn('manager')
  })
  async function watch({ cookie }: SignedIn, { app } = server() as Pick<StaffApp, 'app'>): Promise<Watched> {
    const visit = new AbortController()
    const answer = await app.inject({
      url: '/api/v1/admin/inbox',
      headers: { cookie: `__Secure-rapport-staff=${cookie}`, accept: 'text/event-stream' },
      payloadAsStream: true,
      signal: visit.signal,
    })
    const stream = answer.stream()
    const { statusCode: status, headers } = answer
    const watched: Watched = {
      status,
      type: headers['content-type'],
      events: [],
      isEnded: false,
      leave: () => visit.abort(),
    }
    stream.on('data', (chunk: Buffer) => {
      for (const [, json = ''] of String(chunk).matchAll(/^data: (.+)$/gm))
        watched.events.push(JSON.parse(json) as InboxEvent)
    })
    stream.on('error', () => undefined)
    stream.on('end', () => {
      watched.isEnded = true
    })
    return watched
  }

  it('reports a new order with its number, and a changed order without details', async () => {
    const watched = await watch(manager)
    expect([watched.status, watched.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const id = await placeOrder(server())
    const { number } = await inboxOrder(manager, id)
    await vi.waitFor(() => expect(watched.events).toEqual([{ kind: 'placed', order: { id, number } }]), SOON)
    expect((await manager.call('claimOrder', { id })).status).toBe(200)
    await vi.waitFor(() => expect(watched.events[1]).toEqual({ kind: 'changed', order: null }), SOON)
    watched.leave()
  })

  it('reports an order that another process has received, in every process', async () => {
    const app = await server().otherApp()
    const watched = [await watch(manager), await watch(manager, { app })]
    const id = await placeOrder(server())
    const { number } = await inboxOrder(manager, id)
    for (const { events } of watched)
      await vi.waitFor(() => expect(events).toEqual([{ kind: 'placed', order: { id, number } }]), SOON)
    for (const one of watched) one.leave()
  })

  it('ends with its session and sends nothing more', async () => {
    const watched = await watch(manager)
    const other = await watch(await server().signedIn('manager'))
    await server().database.orm.delete(staffSessions).where(eq(staffSessions.staffId, manager.id))
    await placeOrder(server())
    await vi.waitFor(() => expect(other.events).toHaveLength(1), SOON)
    await vi.waitFor(() => expect(watched.isEnded).toBe(true), SOON)
    expect(watched.events).toEqual([])
    expect((await watch(manager)).status).toBe(401)
    other.leave()
  })

  it('does not count as use of the session', async () => {
    const { now } = server().clock
    server().clock.now = new Date(now.getTime() + 3_600_000)
    const watched = await watch(manager)
    await manager.call('getInboxState')
    const [session] = await server()
      .database.orm.select()
      .from(staffSessions)
      .where(eq(staffSessions.staffId, manager.id))
    expect(session?.lastUsedAt).toEqual(now)
    watched.leave()
  })

  it('answers 429 to a session with too many tabs', async () => {
    const watched = await Promise.all(Array.from({ length: EVENTS_OF_SESSION_MAX }, () => watch(manager)))
    expect((await watch(manager)).status).toBe(429)
    for (const one of watched) one.leave()
    await vi.waitFor(async () => {
      const again = await watch(manager)
      expect(again.status).toBe(200)
      again.leave()
    }, SOON)
  })
})
