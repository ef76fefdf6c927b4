import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { reportMessages } from '@rapport/staff-contract/inbox/report-period'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { draftOffer, sendDraft } from '../../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { orders } from '../../orders/tables.ts'

describeStaff('the report of offers', (server) => {
  let manager: SignedIn
  let other: SignedIn
  const at = (moment: string) => {
    server().clock.now = new Date(`${moment}:00+03:00`)
  }
  beforeEach(async () => {
    at('2026-11-30T10:00')
    manager = await server().signedIn('manager')
    other = await server().signedIn('manager')
  })
  const report = (from: string, to: string) => manager.call('getOfferReport', { query: { from, to } })

  /** Places an order, and sends its offer some minutes later. Returns the token of the offer and its order. */
  async function send(by: SignedIn, minutes: number, utmSource?: string) {
    const draft = await draftOffer(server(), by, utmSource ? { utmSource } : {})
    // Orders have the time of the database.
    const placedAt = new Date(server().clock.now.getTime() - minutes * 60_000)
    await server().database.orm.update(orders).set({ placedAt }).where(eq(orders.id, draft.orderId))
    const offer = await sendDraft(by, draft)
    return { ...offer, token: offer.path.split('/')[2] ?? '' }
  }
  const answer = async (token: string, action: string, payload: object) => {
    const { statusCode } = await server().app.inject({
      method: 'POST',
      url: `/api/v1/offers/${token}/${action}`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { version: 1, ...payload },
    })
    expect(statusCode).toBe(200)
  }

  it('counts sent, accepted and declined offers with sums and working times, by month, sender, source and reason', async () => {
    const accepted = await send(manager, 30, 'yandex')
    await answer(accepted.token, 'accept', { name: 'Пётр' })
    // Half an hour before work begins.
    const declined = await send(manager, 60)
    await answer(declined.token, 'decline', { reason: 'price', text: '' })
    at('2026-12-01T00:30')
    other = await server().session(other)
    manager = await server().session(manager)
    await send(other, 10, 'yandex')
    const { status, result } = await report('2026-11-30', '2026-12-01')
    expect(status).toBe(200)
    const one = { sent: 1, accepted: 0, declined: 0, sentTotal: 1_000_000, acceptedTotal: 0 }
    const november = {
      sent: 2,
      accepted: 1,
      declined: 1,
      sentTotal: 2_000_000,
      acceptedTotal: 1_000_000,
      medianMinutes: 30,
    }
    expect(result).toEqual({
      total: { ...november, sent: 3, sentTotal: 3_000_000, medianMinutes: 30 },
      months: [
        { month: '2026-12', ...one, medianMinutes: 0 },
        { month: '2026-11', ...november },
      ],
      people: [
        { person: { id: manager.id, name: 'Анна Ткач' }, ...november },
        { person: { id: other.id, name: 'Анна Ткач' }, ...one, medianMinutes: 0 },
      ],
      sources: [
        { utmSource: 'yandex', origin: 'site', ...november, declined: 0, medianMinutes: 15 },
        { utmSource: null, origin: 'site', ...one, declined: 1, medianMinutes: 30 },
      ],
      reasons: [{ reason: 'price', count: 1 }],
    })
    // A new version is not a new offer.
    const body = { revision: (await manager.call('getOffer', { id: declined.id })).result.offer.revision }
    const second = (await manager.call('createOfferVersion', { id: declined.id, body })).result.offer
    await sendDraft(manager, second)
    expect((await report('2026-12-01', '2026-12-01')).result.total.sent).toBe(1)
  })

  it('is empty without offers, and refuses a period that is too long or backwards', async () => {
    const { result } = await report('2020-01-01', '2020-01-31')
    expect([result.total.sent, result.total.medianMinutes, result.months]).toEqual([0, null, []])
    expect((await report('2026-11-17', '2026-11-16')).errors).toEqual({ to: [reportMessages.backwards] })
    const today = moscowDay(server().clock.now)
    expect((await report('2024-01-01', today)).errors).toEqual({ to: [reportMessages.tooLong] })
  })
})
