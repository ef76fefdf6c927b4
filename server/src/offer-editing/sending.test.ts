import type { Offer } from '@rapport/staff-contract/offers/offer'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { inboxOrder } from '../../test/inbox-orders.ts'
import { draftOffer, sendDraft, sentOffer } from '../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { offerVersions } from '../offers/tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('sending of offers', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const save = (by: SignedIn, { id, revision, draft }: Offer, changes: object) =>
    by.call('updateOffer', { id, body: { ...draft, revision, ...changes } })
  const discounted = (percent: number) => ({ surcharges: [{ id: 'd', title: 'Скидка', percent }] })

  it('sends with one press: the order becomes «Предложение» and needs no call', async () => {
    const offer = await sentOffer(server(), manager)
    expect(offer).toMatchObject({
      draft: null,
      versions: [{ state: 'sent', sentAt: NOON.toISOString() }],
      mails: [{ kind: 'offer', version: 1 }],
      events: [{ kind: 'sent', author: { id: manager.id } }],
    })
    expect(await inboxOrder(manager, offer.orderId)).toMatchObject({ status: 'quoted', callBy: null })
  })

  it('waits for an owner with a discount above the limit of managers; the owner sends it in one press', async () => {
    const offer = (await save(manager, await draftOffer(server(), manager), discounted(-10.01))).result.offer
    expect(offer.versions[0].discount).toBe(10.01)
    const waiting = await sendDraft(manager, offer)
    expect(waiting.versions[0]?.state).toBe('approval')
    expect(waiting.mails).toEqual([])
    const own = await manager.call('approveOffer', { id: offer.id, body: { revision: waiting.revision } })
    expect(own.status).toBe(403)
    const owner = await server().signedIn('owner')
    const approved = await owner.call('approveOffer', { id: offer.id, body: { revision: waiting.revision } })
    expect(approved.result.offer.versions[0]).toMatchObject({ state: 'sent', approvedBy: { id: owner.id } })
  })

  it('lets a manager send a discount of exactly the limit', async () => {
    const offer = (await save(manager, await draftOffer(server(), manager), discounted(-10))).result.offer
    expect((await sendDraft(manager, offer)).versions[0]?.state).toBe('sent')
  })

  it('never changes a version that was sent, not even in the database', async () => {
    const offer = await sentOffer(server(), manager)
    const edit = await manager.call('updateOffer', {
      id: offer.id,
      body: { revision: offer.revision, lines: [], validUntil: '2026-12-01', advancePercent: 0 },
    })
    expect(edit.status).toBe(422)
    const { orm } = server().database
    const change = orm
      .update(offerVersions)
      .set({ validUntil: '2027-01-01' })
      .where(eq(offerVersions.offerId, offer.id))
    await expect(change).rejects.toThrow()
  })

  it('starts a new version with the lines of the sent one, which stays in force until the new one is sent', async () => {
    const sent = await sentOffer(server(), manager)
    const body = { revision: sent.revision }
    const { offer } = (await manager.call('createOfferVersion', { id: sent.id, body })).result
    expect(offer.versions.map(({ version, state }: Offer['versions'][number]) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'sent'],
    ])
    const twice = await manager.call('createOfferVersion', {
      id: sent.id,
      body: { revision: offer.revision },
    })
    expect([twice.status, twice.message]).toEqual([409, staffOfferMessages.draftExists])
    const cheaper = (await save(manager, offer, discounted(-5))).result.offer
    const compared = await manager.call('compareOfferVersions', {
      id: sent.id,
      query: { from: '1', to: '2' },
    })
    expect(compared.result.changes).toEqual({ lines: [], removed: [], fields: ['surcharges', 'total'] })
    const second = await sendDraft(manager, cheaper)
    expect(second.versions.map(({ state }) => state)).toEqual(['sent', 'superseded'])
    expect(second.versions[0]?.number).toBe(`${sent.number}/2`)
  })
})
