import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { draftOffer, sentOffer } from '../../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('the list of offers', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })

  it('lists offers by view, number and customer, with pages', async () => {
    await draftOffer(server(), manager)
    const waiting = await sentOffer(server(), manager, { name: 'Вероника Лапина' })
    const list = async (query: Record<string, string>) => (await manager.call('getOffers', { query })).result
    const ids = async (query: Record<string, string>) =>
      (await list(query)).offers.map(({ id }: { id: string }) => id)
    expect(await ids({ view: 'waiting', q: 'лапина' })).toEqual([waiting.id])
    expect(await ids({ q: waiting.number.slice(3) })).toEqual([waiting.id])
    expect(await ids({ view: 'drafts', q: 'лапина' })).toEqual([])
    expect(await ids({ view: 'expiring', q: 'лапина' })).toEqual([])
    const wait = async (until: string) => {
      server().clock.now = new Date(until)
      manager = await server().signedIn('manager')
    }
    await wait('2026-11-27T00:00:00+03:00')
    expect(await ids({ view: 'expiring', q: 'лапина' })).toEqual([waiting.id])
    await wait('2026-12-01T00:00:00+03:00')
    expect(await ids({ view: 'expired', q: 'лапина' })).toEqual([waiting.id])
    const first = await list({ limit: '1' })
    const second = await list({ limit: '1', after: first.next })
    expect(second.offers[0].id).not.toBe(first.offers[0].id)
    const counts = (await manager.call('getOfferCounts')).result
    expect(counts.expired).toBeGreaterThan(0)
    expect(counts.waiting).toBe(0)
  })

  it('lets owners change the settings; a stale form is refused', async () => {
    const owner = await server().signedIn('owner')
    const { settings, revision } = (await owner.call('getOfferSettings')).result
    const body = { ...settings, revision, validDays: 7 }
    expect((await manager.call('updateOfferSettings', { body })).status).toBe(403)
    expect((await owner.call('updateOfferSettings', { body })).result.settings.validDays).toBe(7)
    expect((await owner.call('updateOfferSettings', { body })).status).toBe(409)
    expect((await draftOffer(server(), manager)).draft?.validUntil).toBe('2026-11-23')
    await server().database.orm.execute(sql`delete from offer_settings`)
  })

  it('is closed to roles that read no orders', async () => {
    const editor = await server().signedIn('editor')
    expect((await editor.call('getOffers')).status).toBe(403)
  })
})
