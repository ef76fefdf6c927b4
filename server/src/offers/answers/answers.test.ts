import { offerMessages } from '@rapport/contract/offers/offer-messages'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { createPublished, operationFields } from '../../../test/content/entries.ts'
import { inboxOrder } from '../../../test/inbox-orders.ts'
import { draftOffer, sendDraft, sentOffer } from '../../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { operationBookings } from '../../calculations/tables.ts'
import { forgetOffers } from '../forget-offers.ts'
import { getAcceptedOffer } from '../get-accepted-offer.ts'
import { offerAnswers, offerMails } from '../tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('answers to an offer', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const tokenOf = ({ path }: Pick<Offer, 'path'>) => path.split('/')[2] ?? ''
  const post = async (offer: Pick<Offer, 'path'>, action: string, payload: object) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: `/api/v1/offers/${tokenOf(offer)}/${action}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'user-agent': 'Firefox/150' },
      remoteAddress: '203.0.113.9',
      payload,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const accept = (offer: Offer, version = 1) => post(offer, 'accept', { version, name: 'Пётр Ильич' })
  const reload = async ({ id }: Offer): Promise<Offer> =>
    (await manager.call('getOffer', { id })).result.offer
  const secondVersion = async (offer: Offer): Promise<Offer> => {
    const { id, revision } = await reload(offer)
    return (await manager.call('createOfferVersion', { id, body: { revision } })).result.offer
  }

  it('books the workshops of an accepted offer until its order is refused', async () => {
    const { orm } = server().database
    await createPublished(
      await server().signedIn('editor'),
      'operation',
      operationFields('PRINT', { perDay: 8 }),
    )
    const { id, revision, draft } = await draftOffer(server(), manager)
    const operation = { id: 'p', code: 'PRINT', title: 'Печать', unitPrice: 2_000 }
    const lines = draft?.lines.map((line) => ({ ...line, operations: [operation] }))
    const saved = await manager.call('updateOffer', { id, body: { ...draft, revision, lines } })
    const offer = await sendDraft(manager, saved.result.offer)
    await accept(offer)
    const booked = () =>
      orm.select().from(operationBookings).where(eq(operationBookings.orderId, offer.orderId))
    expect(await booked()).toMatchObject([
      { code: 'PRINT', day: '2026-11-17', quantity: 8, isReleased: false },
      { code: 'PRINT', day: '2026-11-18', quantity: 2, isReleased: false },
    ])
    const { version } = await inboxOrder(manager, offer.orderId)
    const change = { action: 'status', status: 'refused', reason: 'Передумали' } as const
    await manager.call('changeOrders', { body: { orders: [{ id: offer.orderId, version }], change } })
    expect((await booked()).map(({ isReleased }) => isReleased)).toEqual([true, true])
  })

  it('books what all accepted offers of an order need together', async () => {
    const { orm } = server().database
    const fields = operationFields('STITCH', { perDay: 8 })
    await createPublished(await server().signedIn('editor'), 'operation', fields)
    const operation = { id: 's', code: 'STITCH', title: 'Вышивка', unitPrice: 2_000 }
    const acceptWork = async ({ id, revision, draft }: Offer) => {
      const lines = draft?.lines.map((line) => ({ ...line, operations: [operation] }))
      const saved = await manager.call('updateOffer', { id, body: { ...draft, revision, lines } })
      expect((await accept(await sendDraft(manager, saved.result.offer))).status).toBe(200)
    }
    const offer = await draftOffer(server(), manager)
    await acceptWork(offer)
    const other = await manager.call('createOffer', { id: offer.orderId, body: {} })
    await acceptWork(other.result.offer)
    const booked = await orm
      .select()
      .from(operationBookings)
      .where(eq(operationBookings.orderId, offer.orderId))
    expect(booked.map(({ quantity }) => quantity)).toEqual([8, 8, 4])
  })

  it('keeps who accepted, when, from where and what; the order stays «Предложение» until it is paid', async () => {
    const offer = await sentOffer(server(), manager)
    const { status, result } = await accept(offer)
    expect([status, result]).toEqual([200, { version: 1, answeredAt: NOON.toISOString() }])
    const { orm } = server().database
    const [answer] = await orm.select().from(offerAnswers).where(eq(offerAnswers.offerId, offer.id))
    expect(answer).toMatchObject({
      name: 'Пётр Ильич',
      ip: '203.0.113.9',
      userAgent: 'Firefox/150',
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const now = await reload(offer)
    expect(now.versions[0]).toMatchObject({ state: 'accepted', answer: { name: 'Пётр Ильич' } })
    expect(now.events[0]).toMatchObject({ kind: 'accepted', text: '' })
    expect(now.mails.map(({ kind }) => kind)).toContain('answer')
    expect((await inboxOrder(manager, offer.orderId)).status).toBe('quoted')
    expect(await getAcceptedOffer(orm, offer.id)).toMatchObject({
      number: `${offer.number}/1`,
      document: { total: 1_000_000, advance: 500_000 },
      buyer: { name: 'Анна Ткачёва', userId: null, company: undefined },
    })
  })

  it('answers two presses on a train alike, and stores one acceptance', async () => {
    const offer = await sentOffer(server(), manager)
    const answers = await Promise.all([accept(offer), accept(offer), accept(offer)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    server().clock.now = new Date(NOON.getTime() + 60_000)
    expect((await accept(offer)).result.answeredAt).toBe(NOON.toISOString())
    expect((await reload(offer)).events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })

  it('answers 409 to a version that another one has replaced', async () => {
    const offer = await sentOffer(server(), manager)
    await sendDraft(manager, await secondVersion(offer))
    const late = await accept(offer)
    expect([late.status, late.message]).toEqual([409, offerMessages.otherVersion])
    expect((await accept(offer, 2)).status).toBe(200)
  })

  it('lets one win when a customer accepts and a colleague sends a new version in the same second', async () => {
    const offer = await sentOffer(server(), manager)
    const { id, revision } = await secondVersion(offer)
    const [accepted, sent] = await Promise.all([
      accept(offer),
      manager.call('sendOffer', { id, body: { revision } }),
    ])
    expect([accepted.status, sent.status].sort()).toEqual([200, 409])
    const { versions } = await reload(offer)
    expect(versions.map(({ state }) => state)).toEqual(
      accepted.status === 200 ? ['draft', 'accepted'] : ['sent', 'superseded'],
    )
  })

  it('works in the last second of its last day, and answers 410 one second later', async () => {
    const last = await sentOffer(server(), manager)
    server().clock.now = new Date('2026-11-30T23:59:59+03:00')
    expect((await accept(last)).status).toBe(200)
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    const late = await sentOffer(server(), manager)
    server().clock.now = new Date('2026-12-01T00:00:00+03:00')
    const refused = await accept(late)
    expect([refused.status, refused.message]).toEqual([410, offerMessages.expired])
    const asked = await post(late, 'questions', { kind: 'prices' })
    expect(asked.status).toBe(200)
    manager = await server().signedIn('manager')
    expect((await reload(late)).events[0]).toMatchObject({ kind: 'prices-requested', isUnread: true })
  })

  it('declines with a reason, and keeps the first of two different answers', async () => {
    const offer = await sentOffer(server(), manager)
    const declined = await post(offer, 'decline', {
      version: 1,
      reason: 'price',
      text: 'На 10\u00A0% дороже',
    })
    expect(declined.status).toBe(200)
    const accepted = await accept(offer)
    expect([accepted.status, accepted.message]).toEqual([409, offerMessages.alreadyDeclined])
    const { versions, events } = await reload(offer)
    expect(versions[0]).toMatchObject({ state: 'declined', answer: { reason: 'price' } })
    expect(events[0]?.text).toBe('Дорого\nНа 10\u00A0% дороже')
  })

  it('answers a repeated refusal alike, and 409 to one with another text, which would be lost', async () => {
    const offer = await sentOffer(server(), manager)
    const decline = (text: string) => post(offer, 'decline', { version: 1, reason: 'price', text })
    const first = await decline('Дорого')
    expect(await decline('Дорого')).toMatchObject({ status: 200, result: first.result })
    const other = await decline('Позвоните в\u00A0марте')
    expect([other.status, other.message]).toEqual([409, offerMessages.alreadyDeclined])
  })

  it('refuses an answer without its parts at their fields', async () => {
    const offer = await sentOffer(server(), manager)
    expect((await post(offer, 'accept', { name: ' ' })).errors).toEqual({
      version: [offerMessages.versionRequired],
      name: [offerMessages.nameRequired],
    })
    expect((await post(offer, 'accept', { version: 1, name: 'Я'.repeat(101) })).errors).toEqual({
      name: [offerMessages.nameTooLong],
    })
    expect((await post(offer, 'decline', { version: 1, reason: 'whim' })).errors).toEqual({
      reason: [offerMessages.reasonRequired],
    })
    expect((await post(offer, 'questions', { text: ' ' })).errors).toEqual({
      text: [offerMessages.questionRequired],
    })
    expect((await post(offer, 'questions', { kind: 'prices' })).message).toBe(offerMessages.notExpired)
  })

  it('brings a question to the order, unread until staff read it; the same one twice is stored once', async () => {
    const offer = await sentOffer(server(), manager)
    const ask = () => post(offer, 'questions', { text: 'Можно ли раньше?' })
    await Promise.all([ask(), ask()])
    const asked = (await reload(offer)).events.filter(({ kind }) => kind === 'asked')
    expect(asked).toMatchObject([{ text: 'Можно ли раньше?', isUnread: true }])
    const list = (await manager.call('getOffers', { query: { view: 'asked' } })).result.offers
    expect(list.map(({ id }: { id: string }) => id)).toContain(offer.id)
    const read = await manager.call('readOfferQuestions', { id: offer.id })
    expect(read.result.offer.events[0].isUnread).toBe(false)
  })

  it('accepts nothing for an order that was refused', async () => {
    const offer = await sentOffer(server(), manager)
    const { version } = await inboxOrder(manager, offer.orderId)
    const body = { version, status: 'refused', reason: 'Передумал' }
    await manager.call('changeOrderStatus', { id: offer.orderId, body })
    const refused = await accept(offer)
    expect([refused.status, refused.message]).toEqual([409, offerMessages.orderRefused])
    const { body: html } = await server().app.inject({ url: offer.path })
    expect(html).toContain('"isOrderRefused":true')
  })

  it('shows versions that were sent, and no draft; an unknown link answers 404', async () => {
    const offer = await sentOffer(server(), manager)
    await secondVersion(offer)
    const get = async (path: string) => {
      const answer = await server().app.inject({ url: `/api/v1/offers/${path}` })
      return { status: answer.statusCode, cache: answer.headers['cache-control'], ...answer.json() }
    }
    const shown = await get(tokenOf(offer))
    expect([shown.status, shown.cache]).toEqual([200, 'private, no-store'])
    expect(shown.result.offer).toMatchObject({ version: 1, versions: [{ version: 1 }], manager: 'Анна Ткач' })
    expect(JSON.stringify(shown)).not.toContain('Ткачёва')
    expect((await get(`${tokenOf(offer)}?version=2`)).status).toBe(404)
    expect((await get('A'.repeat(43))).status).toBe(404)
    for (const token of ['short', 'A'.repeat(44)])
      expect((await post({ path: `/offer/${token}/` }, 'accept', { version: 1, name: 'Пётр' })).status).toBe(
        404,
      )
    expect((await get((await draftOffer(server(), manager)).path.split('/')[2] ?? '')).status).toBe(404)
  })

  it('refuses answers from other sites', async () => {
    const offer = await sentOffer(server(), manager)
    const url = `/api/v1/offers/${tokenOf(offer)}/accept`
    const payload = { version: 1, name: 'Пётр' }
    const bare = await server().app.inject({ method: 'POST', url, payload })
    expect(bare.statusCode).toBe(403)
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' }
    const foreign = await server().app.inject({ method: 'POST', url, payload, headers })
    expect(foreign.statusCode).toBe(403)
  })

  it('forgets people and keeps the proof: time, version and hash of what was accepted', async () => {
    const offer = await sentOffer(server(), manager)
    await accept(offer)
    await post(offer, 'questions', { text: 'Звоните на +79001234567' })
    const { orm } = server().database
    await orm.transaction((tx) => forgetOffers(tx, [offer.orderId]))
    const [answer] = await orm.select().from(offerAnswers).where(eq(offerAnswers.offerId, offer.id))
    expect(answer).toMatchObject({ name: '', ip: null, userAgent: '', at: NOON })
    expect(answer?.documentSha256).toMatch(/^[0-9a-f]{64}$/)
    const erased = await reload(offer)
    expect(JSON.stringify(erased.events)).not.toContain('79001234567')
    expect(await orm.select().from(offerMails).where(eq(offerMails.offerId, offer.id))).toEqual([])
    expect((await server().app.inject({ url: offer.path })).statusCode).toBe(404)
  })
})
