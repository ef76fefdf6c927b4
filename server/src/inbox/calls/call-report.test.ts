import { reportMessages } from '@rapport/staff-contract/inbox/report-period'
import { beforeEach, expect, it } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

describeStaff('the call report', (server) => {
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

  const figures = { orders: 0, due: 0, notDue: 0, called: 0, unanswered: 0, inTime: 0, medianMinutes: null }

  it('shows the median working time until the first answered call and calls in time, by day and caller', async () => {
    at('2026-11-16T10:00')
    const quick = await placeOrder(server())
    const slow = await placeOrder(server())
    await placeOrder(server())
    at('2026-11-16T10:05')
    await call(manager, quick)
    at('2026-11-16T10:40')
    await call(other, slow)
    // Ten minutes before closing; called four minutes after the next opening.
    at('2026-11-16T17:50')
    const evening = await placeOrder(server())
    at('2026-11-17T09:34')
    manager = await server().session(manager)
    await call(manager, evening)
    at('2026-11-17T00:30')
    await placeOrder(server())
    at('2026-11-17T09:34')
    const { result } = await report('2026-11-16', '2026-11-17')
    const first = { ...figures, orders: 4, due: 4, called: 3, inTime: 2, medianMinutes: 14 }
    const night = { ...figures, orders: 1, notDue: 1 }
    expect(result).toEqual({
      total: { ...first, orders: 5, notDue: 1 },
      days: [
        { day: '2026-11-17', ...night },
        { day: '2026-11-16', ...first },
      ],
      people: [
        {
          person: { id: manager.id, name: 'Анна Ткач' },
          ...figures,
          orders: 2,
          due: 2,
          called: 2,
          inTime: 2,
          medianMinutes: 10,
        },
        {
          person: { id: other.id, name: 'Анна Ткач' },
          ...figures,
          orders: 1,
          due: 1,
          called: 1,
          medianMinutes: 40,
        },
      ],
    })
    expect((await report('2026-11-18', '2026-11-18')).result).toEqual({
      total: figures,
      days: [],
      people: [],
    })
  })

  it('does not count orders that are not due, were refused, or continued without a call', async () => {
    // Saturday night: all calls are due on Monday.
    at('2026-11-21T02:30')
    const orders = []
    for (let index = 0; index < 4; index += 1) orders.push(await placeOrder(server()))
    const [called = '', refused = '', moved = ''] = orders
    manager = await server().session(manager)
    await call(manager, called)
    const become = (id: string, status: string) =>
      manager.call('changeOrderStatus', { id, body: { version: 0, status, reason: 'Повтор' } })
    await become(refused, 'refused')
    await become(moved, 'calculating')
    const saturday = async () => (await report('2026-11-21', '2026-11-21')).result.total
    expect(await saturday()).toMatchObject({ orders: 4, due: 1, called: 1, inTime: 1, notDue: 1 })
    at('2026-11-23T12:00')
    manager = await server().session(manager)
    expect(await saturday()).toMatchObject({ orders: 4, due: 2, called: 1, inTime: 1, notDue: 0 })
  })

  it('counts an unanswered call as not in time, and later calls by the original deadline', async () => {
    at('2026-11-24T10:00')
    manager = await server().session(manager)
    const never = await placeOrder(server())
    const later = await placeOrder(server())
    at('2026-11-24T10:05')
    await call(manager, never, 'missed')
    await call(manager, later, 'missed')
    at('2026-11-24T10:30')
    await call(manager, later)
    expect((await report('2026-11-24', '2026-11-24')).result.total).toEqual({
      ...figures,
      orders: 2,
      due: 2,
      called: 1,
      unanswered: 1,
      medianMinutes: 30,
    })
  })

  it('uses the time that a customer requested for if it was recorded in time', async () => {
    at('2026-11-25T10:00')
    manager = await server().session(manager)
    const [kept, late, requested] = [
      await placeOrder(server()),
      await placeOrder(server()),
      await placeOrder(server()),
    ]
    const ask = async (id: string) => {
      const { version } = await inboxOrder(manager, id)
      const body = { version, outcome: 'later', callAt: '2026-11-25T15:00:00+03:00' }
      return (await manager.call('noteOrderCall', { id, body })).result.order
    }
    at('2026-11-25T10:05')
    expect(await ask(kept)).toMatchObject({ status: 'new', callBy: '2026-11-25T12:00:00.000Z' })
    await ask(requested)
    at('2026-11-25T10:20')
    await ask(late)
    at('2026-11-25T14:58')
    await call(manager, kept)
    await call(manager, late)
    expect((await report('2026-11-25', '2026-11-25')).result.total).toEqual({
      ...figures,
      orders: 3,
      due: 2,
      notDue: 1,
      called: 2,
      inTime: 1,
      medianMinutes: null,
    })
  })

  it('answers 422 to days in the wrong order, too many days and malformed days', async () => {
    const errors = async (from: string, to: string) => (await report(from, to)).errors
    expect(await errors('2026-11-17', '2026-11-16')).toEqual({ to: [reportMessages.backwards] })
    expect(await errors('2024-11-17', '2026-11-16')).toEqual({ to: [reportMessages.tooLong] })
    expect(Object.keys(await errors('вчера', "2026-11-16'--"))).toEqual(['from', 'to'])
  })
})
