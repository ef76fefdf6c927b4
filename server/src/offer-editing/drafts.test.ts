import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { placeOrder } from '../../test/inbox-orders.ts'
import { draftOffer, placeCoatOrder, pricedProducts, sentOffer } from '../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { catalogItems } from '../catalog/tables.ts'
import { siteProperties } from '../content/tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('drafts of offers', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const save = (by: SignedIn, { id, revision, draft }: Offer, changes: object) =>
    by.call('updateOffer', { id, body: { ...draft, revision, ...changes } })
  const discounted = (percent: number) => ({ surcharges: [{ id: 'd', title: 'Скидка', percent }] })

  it('creates a draft from an order with one press: its lines at the prices of today, default terms', async () => {
    await server().database.orm.update(siteProperties).set({ vat: '22' })
    const offer = await draftOffer(server(), manager)
    expect(offer).toMatchObject({
      number: expect.stringMatching(/^КП-26-\d{6}$/),
      draft: { validUntil: '2026-11-30', advancePercent: 50 },
      versions: [
        {
          version: 1,
          state: 'draft',
          document: {
            day: '2026-11-16',
            lines: [{ title: 'Пальто прямое', quantity: 10, unitPrice: 100_000, listPrice: 100_000 }],
            total: 1_000_000,
            advance: 500_000,
            vat: { mode: 'included', rate: 22, amount: 180_328 },
          },
        },
      ],
      hasEmail: true,
    })
    expect(offer.path).toMatch(/^\/offer\/[\w-]{43}\/$/)
    await server().database.orm.update(siteProperties).set({ vat: '' })
  })

  it('takes over the calculation that an order carries', async () => {
    const { coat } = await pricedProducts(server())
    const choice = { priceErpId: 'COAT', variant: 2, materialErpId: 'WOOL', baseColor: 'белый' }
    const lines = [{ itemId: coat, ...choice, quantity: 10, operations: [] }]
    const saved = await server().app.inject({
      method: 'POST',
      url: endpointRoutes.createCalculation.path,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { lines, term: 'normal' },
    })
    const { calculation } = saved.json().result
    const id = await placeOrder(server(), { calculationId: calculation.id })
    const { offer } = (await manager.call('createOffer', { id, body: {} })).result
    expect(offer.versions[0].document).toMatchObject({
      lines: [{ title: 'Пальто прямое', baseColor: 'белый', quantity: 10, listPrice: 100_000 }],
      total: calculation.total,
    })
  })

  it('numbers offers without gaps or doubles when many are created at once', async () => {
    const ids = []
    for (let count = 0; count < 6; count++) ids.push(await placeCoatOrder(server()))
    const answers = await Promise.all(ids.map((id) => manager.call('createOffer', { id, body: {} })))
    const numbers = answers.map(({ result }) => Number(result.offer.number.slice(-6))).sort((a, b) => a - b)
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('has a free line without a price for an order without products, which can not be sent', async () => {
    const id = await placeOrder(server())
    const { offer } = (await manager.call('createOffer', { id, body: {} })).result
    expect(offer.versions[0].document).toMatchObject({ total: null, advance: null })
    const sent = await manager.call('sendOffer', { id: offer.id, body: { revision: offer.revision } })
    expect(sent.errors).toEqual({ 'lines.0.unitPrice': [staffOfferMessages.priceMissing] })
  })

  it('sums lines by hand, operations, a discount, a surcharge and delivery to the kopeck', async () => {
    const offer = await draftOffer(server(), manager)
    const [coat] = offer.draft?.lines ?? []
    const print = { id: 'p', title: 'Печать', unitPrice: 3_333, setup: 150_000 }
    const byHand = { id: 'tags', title: 'Бирки', quantity: 3, unit: 'шт', unitPrice: 1_001 }
    const changed = await save(manager, offer, {
      lines: [{ ...coat, unitPrice: 99_999, operations: [print] }, byHand],
      surcharges: [
        { id: 'd', title: 'Скидка', percent: -2.5 },
        { id: 'u', title: 'Срочность', amount: 10_000 },
      ],
      delivery: { text: 'До двери', amount: 50_000 },
    })
    const { document } = changed.result.offer.versions[0]
    // 10 × 999,99 + 10 × 33,33 + 1 500 = 11 833,20; 3 × 10,01 = 30,03.
    expect(document.lines.map(({ total }: { total: number }) => total)).toEqual([1_183_320, 3_003])
    expect(document.surcharges.map(({ amount }: { amount: number }) => amount)).toEqual([-29_658, 10_000])
    expect(document.total).toBe(1_183_320 + 3_003 - 29_658 + 10_000 + 50_000)
  })

  it('refuses impossible values at their fields', async () => {
    const offer = await draftOffer(server(), manager)
    const tooMuch = { surcharges: [{ id: 'd', title: 'Скидка', amount: -1_000_001 }] }
    const refused: [object, string, string][] = [
      [discounted(-100.01), 'surcharges.0.percent', staffOfferMessages.percent],
      [tooMuch, 'surcharges.0.amount', staffOfferMessages.belowZero],
      [{ advancePercent: 101 }, 'advancePercent', staffOfferMessages.advance],
      [{ validUntil: '2026-02-30' }, 'validUntil', staffOfferMessages.validUntil],
      [{ lines: [] }, 'lines', staffOfferMessages.linesRequired],
      [
        { lines: [{ ...offer.draft?.lines[0], quantity: 1_000_000, unitPrice: OFFER_TOTAL_MAX }] },
        'lines',
        staffOfferMessages.totalTooLarge,
      ],
      ...[0, -1, 0.5, 1.5, 10 ** 9].map((quantity): [object, string, string] => [
        { lines: [{ ...offer.draft?.lines[0], quantity }] },
        'lines.0.quantity',
        staffOfferMessages.quantity,
      ]),
    ]
    for (const [changes, field, message] of refused) {
      const answer = await save(manager, offer, changes)
      expect([answer.status, answer.errors]).toEqual([422, { [field]: [message] }])
    }
  })

  it('refuses a size that the product does not have, and keeps one that the order came with', async () => {
    const { coat } = await pricedProducts(server())
    const { orm } = server().database
    const setSizes = (sizes: string[]) =>
      orm
        .update(catalogItems)
        .set({ sizeTables: [{ sizes } as never] })
        .where(eq(catalogItems.id, coat))
    await setSizes(['S', 'M'])
    const offer = await draftOffer(server(), manager)
    const withSizes = (sizes: Record<string, number>) => ({ lines: [{ ...offer.draft?.lines[0], sizes }] })
    const refused = await save(manager, offer, withSizes({ S: 4, XXL: 6 }))
    expect([refused.status, refused.errors]).toEqual([
      422,
      { 'lines.0.sizes': [staffOfferMessages.sizeUnknown('XXL')] },
    ])
    const saved = await save(manager, offer, withSizes({ S: 4, M: 6 }))
    await setSizes(['S'])
    const again = await save(manager, saved.result.offer, withSizes({ S: 3, M: 7 }))
    expect(again.status).toBe(200)
    await setSizes([])
  })

  it('keeps what a colleague saved: a stale revision is answered 409 with the current offer', async () => {
    const offer = await draftOffer(server(), manager)
    const colleague = await server().signedIn('manager')
    expect((await save(colleague, offer, { comment: 'Первый' })).status).toBe(200)
    const late = await save(manager, offer, { comment: 'Второй' })
    expect([late.status, late.message]).toEqual([409, staffOfferMessages.versionStale])
    const { result } = await manager.call('getOffer', { id: offer.id })
    expect(result.offer.draft.comment).toBe('Первый')
    const again = await save(manager, result.offer, { comment: 'Второй' })
    expect(again.result.offer.draft.comment).toBe('Второй')
  })

  it('counts a lower price as a discount, and lets no raised line hide it', async () => {
    const offer = await draftOffer(server(), manager)
    const [coat] = offer.draft?.lines ?? []
    const lines = [
      { ...coat, unitPrice: 50_000 },
      { ...coat, id: 'other', unitPrice: 150_000 },
    ]
    expect((await save(manager, offer, { lines })).result.offer.versions[0].discount).toBe(25)
  })

  it('keeps the prices by the list while products and quantities stay, and looks new ones up', async () => {
    const offer = await draftOffer(server(), manager)
    const [coat] = offer.draft?.lines ?? []
    const fewer = await save(manager, offer, { lines: [{ ...coat, quantity: 9 }] })
    expect(fewer.result.offer.versions[0].document.lines[0]).toMatchObject({
      listPrice: 200_050,
      unitPrice: 100_000,
    })
  })

  it('deletes a draft; an offer that was never sent goes with it', async () => {
    const draft = await draftOffer(server(), manager)
    const gone = await manager.call('discardOffer', { id: draft.id, body: { revision: draft.revision } })
    expect(gone.result.offer).toBeNull()
    const sent = await sentOffer(server(), manager)
    const second = await manager.call('createOfferVersion', {
      id: sent.id,
      body: { revision: sent.revision },
    })
    const kept = await manager.call('discardOffer', {
      id: sent.id,
      body: { revision: second.result.offer.revision },
    })
    expect(kept.result.offer.versions).toHaveLength(1)
  })

  it('copies an older offer, or a template, into another order; the comment only for the same customer', async () => {
    const offer = (await save(manager, await draftOffer(server(), manager), { comment: 'Для Анны' })).result
      .offer
    const id = await placeCoatOrder(server())
    const copy = await manager.call('createOffer', { id, body: { offerId: offer.id } })
    expect(copy.result.offer.draft).toMatchObject({ comment: 'Для Анны', lines: [{ unitPrice: 100_000 }] })
    const stranger = { name: 'Вера', phone: '+79005550177', email: 'vera@example.ru' }
    const theirs = await placeCoatOrder(server(), stranger)
    const foreign = await manager.call('createOffer', { id: theirs, body: { offerId: offer.id } })
    expect(foreign.result.offer.draft).toMatchObject({ comment: '', lines: [{ unitPrice: 100_000 }] })
    const { templates } = (
      await manager.call('createOfferTemplate', { id: offer.id, body: { title: 'Десять пальто' } })
    ).result
    const templateId = templates[0].id
    const made = await manager.call('createOffer', { id, body: { templateId } })
    expect(made.result.offer.draft).toMatchObject({ comment: '', lines: [{ unitPrice: 100_000 }] })
    expect((await manager.call('deleteOfferTemplate', { id: templateId })).result.templates).toEqual([])
  })

  it('creates one offer for a press that was sent twice', async () => {
    const id = await placeCoatOrder(server())
    const press = async () => {
      const answer = await server().app.inject({
        method: 'POST',
        url: adminRoutes.createOffer.path.replace(':id', id),
        headers: {
          cookie: `__Secure-rapport-staff=${manager.cookie}`,
          'x-requested-with': 'XMLHttpRequest',
          'idempotency-key': `offer-${id}`,
        },
        payload: {},
      })
      return answer.json().result.offer.id
    }
    expect(await press()).toBe(await press())
    expect((await manager.call('getOrderOffers', { id })).result.offers).toHaveLength(1)
  })
})
