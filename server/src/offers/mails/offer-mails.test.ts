import type { Offer } from '@rapport/staff-contract/offers/offer'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder } from '../../../test/inbox-orders.ts'
import { logIn } from '../../../test/members.ts'
import { draftOffer, placeCoatOrder, sendDraft, sentOffer } from '../../../test/offers/offer-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { otherSessions } from '../../../test/stalled-work.ts'
import { changeOrderStatus } from '../../orders/change-order-status.ts'
import { orders } from '../../orders/tables.ts'
import { listCustomerOffers } from '../list-customer-offers.ts'
import { lockOffer } from '../lock-offer.ts'
import { recordOpening } from '../record-opening.ts'
import { remindCustomers } from '../reminders/remind-customers.ts'
import { offerMails, offerVersions } from '../tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const dayBefore = new Date('2026-11-28T12:00:00+03:00')

describeStaff('mails and events of an offer', (server) => {
  let manager: SignedIn
  let addresses = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const newAddress = () => `buyer-${++addresses}@example.ru`
  const offerMail = (to: string) =>
    vi.waitFor(() => {
      const found = server().mails.taken.filter((mail) => mail.to.includes(to))
      const [first] = found.filter(({ mail }) => mail.subject?.includes('КП-26'))
      if (!first) throw new Error(`${found.length} mails to ${to}`)
      return first.mail
    }, SOON)
  const deps = () => {
    const queued: string[] = []
    const jobs = { enqueue: async (_tx: unknown, _queue: string, id: string) => void queued.push(id) }
    return { queued, jobs, offerChanged: { run: async () => undefined } } as never
  }
  const tokenOf = ({ path }: Offer) => path.split('/')[2] ?? ''

  it('brings the link and the PDF to the address of the order', async () => {
    const email = newAddress()
    const offer = await sentOffer(server(), manager, { email })
    const mail = await offerMail(email)
    expect(mail.subject).toBe(`Коммерческое предложение ${offer.number}/1`)
    expect(mail.text).toContain(offer.path)
    expect(mail.text?.replaceAll('\u00A0', ' ')).toContain('Сумма: 10 000 ₽')
    const [pdf] = mail.attachments
    expect(pdf?.filename).toBe(`${offer.number}-1.pdf`)
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await vi.waitFor(async () => {
      const { mails } = (await manager.call('getOffer', { id: offer.id })).result.offer
      expect(mails).toMatchObject([{ kind: 'offer', state: 'sent', attempts: 1 }])
    }, SOON)
  })

  it('goes to another address if staff choose one', async () => {
    const draft = await draftOffer(server(), manager, { email: newAddress() })
    const email = newAddress()
    await manager.call('sendOffer', { id: draft.id, body: { revision: draft.revision, email } })
    await offerMail(email)
  })

  it('reminds once, two days before the last one; not of an offer that was answered or just sent, or of a closed order', async () => {
    const due = await sentOffer(server(), manager, { email: newAddress() })
    const answered = await sentOffer(server(), manager, { email: newAddress() })
    await server().app.inject({
      method: 'POST',
      url: `/api/v1/offers/${tokenOf(answered)}/decline`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { version: 1, reason: 'price' },
    })
    const { orm } = server().database
    const closed = await sentOffer(server(), manager, { email: newAddress() })
    await changeOrderStatus(orm, closed.orderId, { status: 'done', by: 'staff', at: NOON })
    expect(await remindCustomers(orm, new Date('2026-11-27T12:00:00+03:00'), deps())).toBe(0)
    expect(await remindCustomers(orm, dayBefore, deps())).toBeGreaterThan(0)
    expect(await remindCustomers(orm, dayBefore, deps())).toBe(0)
    const kinds = async ({ id }: Offer) =>
      (await orm.select().from(offerMails).where(eq(offerMails.offerId, id))).map(({ kind }) => kind)
    expect(await kinds(due)).toContain('reminder')
    for (const offer of [answered, closed]) expect(await kinds(offer)).not.toContain('reminder')
    server().clock.now = dayBefore
    manager = await server().signedIn('manager')
    const late = await draftOffer(server(), manager)
    const { draft, id, revision } = late
    const body = { ...draft, revision, validUntil: '2026-11-29' }
    await sendDraft(manager, (await manager.call('updateOffer', { id, body })).result.offer)
    expect(await remindCustomers(orm, new Date('2026-11-28T13:00:00+03:00'), deps())).toBe(0)
  })

  it('counts openings by the day, and shows the first one in the timeline of the order', async () => {
    const offer = await sentOffer(server(), manager)
    const { orm } = server().database
    const open = (at: string) => recordOpening(orm, tokenOf(offer), new Date(at), deps())
    await open('2026-11-16T13:00:00+03:00')
    await Promise.all([open('2026-11-16T14:00:00+03:00'), open('2026-11-16T15:00:00+03:00')])
    await open('2026-11-17T10:00:00+03:00')
    const { versions } = (await manager.call('getOffer', { id: offer.id })).result.offer
    expect(versions[0]).toMatchObject({ state: 'opened', openedAt: '2026-11-16T10:00:00.000Z' })
    const { offerEvents } = await inboxOrder(manager, offer.orderId)
    expect(offerEvents.map(({ kind, count }) => [kind, count])).toEqual([
      ['sent', 1],
      ['opened', 3],
      ['opened', 1],
    ])
  })

  it('opens while an answer or a new version is being stored, and neither waits for the other in a circle', async () => {
    const offer = await sentOffer(server(), manager)
    const { orm } = server().database
    let opening: Promise<void> | undefined
    await orm.transaction(async (tx) => {
      await lockOffer(tx, { id: offer.id })
      opening = recordOpening(orm, tokenOf(offer), NOON, deps())
      await vi.waitFor(async () => {
        const waiting = (await otherSessions(orm)).filter(({ blockedBy }) => blockedBy.length > 0)
        expect(waiting).toHaveLength(1)
      }, SOON)
      await tx.update(offerVersions).set({ comment: 'Новая' }).where(eq(offerVersions.offerId, offer.id))
    })
    await opening
    const { versions } = (await manager.call('getOffer', { id: offer.id })).result.offer
    expect(versions[0]).toMatchObject({ comment: 'Новая', openedAt: NOON.toISOString() })
  })

  it("is listed with its order in the customer's account, and in the export of personal data", async () => {
    const { headers } = await logIn(server().database, newAddress(), 'registered')
    const id = await placeCoatOrder(server(), {}, headers)
    const draft = (await manager.call('createOffer', { id, body: {} })).result.offer as Offer
    const url = `/api/v1/user/orders/${draft.orderNumber}`
    const read = async () => (await server().app.inject({ url, headers })).json().result.order.offers
    expect(await read()).toEqual([])
    const offer = await sendDraft(manager, draft)
    expect(await read()).toMatchObject([
      { number: `${offer.number}/1`, path: offer.path, state: 'sent', total: 1_000_000 },
    ])
    expect(await listCustomerOffers(server().database.orm, eq(orders.id, id))).toMatchObject([
      { number: `${offer.number}/1`, orderNumber: draft.orderNumber, events: [{ kind: 'sent' }] },
    ])
  })
})
