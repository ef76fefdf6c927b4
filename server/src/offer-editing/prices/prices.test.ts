import { calculationMessages } from '@rapport/contract/calculation/calculation-messages'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { draftOffer, pricedProducts } from '../../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { cities } from '../../contacts/tables.ts'
import { deliveryZones } from '../../content/tables.ts'
import { operations } from '../../operations/tables.ts'
import { priceRows } from '../../prices/tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('prices of offers', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const save = (by: SignedIn, { id, revision, draft }: Offer, changes: object) =>
    by.call('updateOffer', { id, body: { ...draft, revision, ...changes } })

  it('prices a product of the catalogue for the customer of the order', async () => {
    const offer = await draftOffer(server(), manager)
    const line = offer.draft?.lines[0]
    const choice = { priceErpId: 'COAT', variant: '2', materialErpId: 'WOOL' }
    const query = { order: offer.orderId, quantity: '12', ...choice }
    const { result } = await manager.call('priceOfferLine', { id: line?.itemId ?? 0, query })
    expect(result).toMatchObject({
      title: 'Пальто прямое',
      price: 100_000,
      problem: null,
      variants: [{ priceErpId: 'COAT', variant: 2, materials: [{ material: 'Сукно' }] }],
    })
  })

  it('shows the price that the customer saw beside the one of today', async () => {
    const offer = await draftOffer(server(), manager)
    expect(offer.facts).toMatchObject({
      shownPrices: { 'line-1': 100_000 },
      todayPrices: { 'line-1': 100_000 },
    })
    const { orm } = server().database
    const [row] = await orm.select().from(priceRows)
    await orm.update(priceRows).set({ prices: { ...row?.prices, anonymous: [200_050, 110_000, null] } })
    const { result } = await manager.call('getOffer', { id: offer.id })
    expect(result.offer.facts).toMatchObject({
      listPrices: { 'line-1': 100_000 },
      shownPrices: { 'line-1': 100_000 },
      todayPrices: { 'line-1': 110_000 },
    })
    if (row) await orm.update(priceRows).set({ prices: row.prices })
    const more = await save(manager, offer, { lines: [{ ...offer.draft?.lines[0], quantity: 12 }] })
    expect(more.result.offer.facts.shownPrices).toEqual({})
  })

  it('keeps a line whose product was withdrawn meanwhile, and says so', async () => {
    const offer = await draftOffer(server(), manager)
    const [coat] = offer.draft?.lines ?? []
    const gone = { ...coat, id: 'gone', itemId: 2_000_000 }
    const saved = await save(manager, offer, { lines: [coat, gone] })
    expect(saved.result.offer.facts.withdrawn).toEqual(['gone'])
    expect(saved.result.offer.versions[0].document.lines[1]).toMatchObject({
      unitPrice: 100_000,
      listPrice: null,
    })
    const query = { order: offer.orderId, quantity: '10' }
    expect((await manager.call('priceOfferLine', { id: 2_000_000, query })).status).toBe(404)
  })

  it('prices an operation by place, size and colours; an impossible one has a sentence', async () => {
    const { orm } = server().database
    const { coat } = await pricedProducts(server())
    const places = [{ place: 'chest', title: 'Грудь', widthMm: 300, heightMm: 400 }]
    await orm
      .update(catalogItems)
      .set({ operations: [{ code: 'screen', places }] })
      .where(eq(catalogItems.id, coat))
    await orm.insert(operations).values({
      code: 'screen',
      position: 1,
      title: 'Шелкография',
      kind: 'printing',
      note: '',
      isOnOffer: true,
      days: 2,
      perDay: null,
      pricing: 'area',
      setupPerDesign: 0,
      setupPerColor: 120_000,
      stitchesPerCm2: 0,
      stitchesMin: 0,
      tiers: [1],
      rows: [
        { areaCm2: 600, colors: 1, prices: [15_000] },
        { areaCm2: 600, colors: 2, prices: [20_000] },
      ],
    })
    const { orderId } = await draftOffer(server(), manager)
    const line = { order: orderId, quantity: '10', priceErpId: 'COAT', variant: '2', materialErpId: 'WOOL' }
    const { result } = await manager.call('priceOfferLine', { id: coat, query: line })
    expect(result.operations).toMatchObject([{ code: 'screen', isSized: true, colors: { min: 1, max: 2 } }])
    const print = { ...line, code: 'screen', place: 'chest', heightMm: '300', colors: '2' }
    const ask = async (widthMm: string) =>
      (await manager.call('priceOfferOperation', { id: coat, query: { ...print, widthMm } })).result
    expect(await ask('200')).toEqual({
      title: 'Шелкография, Грудь, 20\u00A0×\u00A030\u00A0см, 2\u00A0цвета',
      unitPrice: 20_000,
      setup: 240_000,
      problem: null,
    })
    expect((await ask('301')).problem).toBe(calculationMessages.sideTooLarge(300))
  })

  it('prices a delivery to a city by weight; goods of unknown weight have none', async () => {
    const { orm } = server().database
    const { coat } = await pricedProducts(server())
    await orm.update(catalogItems).set({ weightGrams: 1000 }).where(eq(catalogItems.id, coat))
    await orm.update(cities).set({ city: 'Тула' }).where(eq(cities.id, 3))
    await orm
      .insert(deliveryZones)
      .values({
        position: 1,
        name: 'Центр',
        cities: ['Тула'],
        aliases: [],
        daysMin: 1,
        daysMax: 2,
        pointPrice: 39_000,
        doorPrice: 62_000,
        boxKg: 10,
      })
    const ask = async (goods: string) => {
      const query = { city: '3', goods, total: '0' }
      return (await manager.call('priceOfferDelivery', { query })).result
    }
    expect(await ask(`${coat}:10`)).toEqual({ city: 'Тула', delivery: { amount: 39_000, days: 2 } })
    expect((await ask(`${coat}:10,2000000:1`)).delivery).toBeNull()
  })
})
