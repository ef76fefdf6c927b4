import { reportMessages } from '@rapport/contract/inbox/call-report'
import { beforeEach, expect, it } from 'vitest'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

describeStaff('the report about calls', (server) => {
  let manager: SignedIn
  let other: SignedIn
  const at = (moment: string) => {
    server().clock.now = new Date(`${moment}:00+03:00`)
  }
  beforeEach(async () => {
    at('2026-11-16T09:00')
    manager = await server().signedIn('manager')
    other = await server().signedIn('manager')
  })
  const call = async (by: SignedIn, id: string, outcome = 'reached') => {
    const body = { version: (await inboxOrder(by, id)).version, outcome }
    expect((await by.call('noteOrderCall', { id, body })).status).toBe(200)
  }
  const report = (from: string, to: string) => manager.call('getCallReport', { query: { from, to } })

  it('says the median working time until the first call and how many were in time, by day and by who called', async () => {
    at('2026-11-16T10:00')
    const quick = await placeOrder(server())
    const slow = await placeOrder(server())
    await placeOrder(server())
    at('2026-11-16T10:05')
    await call(manager, quick, 'missed')
    at('2026-11-16T10:40')
    await call(other, slow)
    // The second call of an order is no first one.
    await call(other, quick)
    // Ten minutes before closing; called twenty minutes after the next opening.
    at('2026-11-16T17:50')
    const evening = await placeOrder(server())
    at('2026-11-17T09:50')
    manager = await server().session(manager)
    await call(manager, evening)
    at('2026-11-17T00:30')
    await placeOrder(server())
    const { result } = await report('2026-11-16', '2026-11-17')
    const first = { orders: 4, called: 3, inTime: 1, medianMinutes: 30 }
    expect(result).toEqual({
      total: { ...first, orders: 5 },
      days: [
        { day: '2026-11-17', orders: 1, called: 0, inTime: 0, medianMinutes: null },
        { day: '2026-11-16', ...first },
      ],
      people: [
        { person: { id: manager.id, name: 'Анна Ткач' }, orders: 2, called: 2, inTime: 1, medianMinutes: 18 },
        { person: { id: other.id, name: 'Анна Ткач' }, orders: 1, called: 1, inTime: 0, medianMinutes: 40 },
      ],
    })
    expect((await report('2026-11-18', '2026-11-18')).result).toEqual({
      total: { orders: 0, called: 0, inTime: 0, medianMinutes: null },
      ...{ days: [], people: [] },
    })
  })

  it('refuses days that go backwards, are too many, or are none', async () => {
    const errors = async (from: string, to: string) => (await report(from, to)).errors
    expect(await errors('2026-11-17', '2026-11-16')).toEqual({ to: [reportMessages.backwards] })
    expect(await errors('2024-11-17', '2026-11-16')).toEqual({ to: [reportMessages.tooLong] })
    expect(Object.keys(await errors('вчера', "2026-11-16'--"))).toEqual(['from', 'to'])
  })
})
