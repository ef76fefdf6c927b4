import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { orderFiles, orders } from '../orders/tables.ts'
import { orderProduction } from '../production/tables.ts'

describeStaff('the order filter', (server) => {
  let manager: SignedIn
  let other: SignedIn
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    server().clock.now = new Date('2026-11-16T10:00:00+03:00')
    const place = async (name: string, fields: Record<string, string>, row: object = {}) => {
      const id = await placeOrder(server(), { name, ...fields })
      ids[name] = id
      if (Object.keys(row).length > 0)
        await server().database.orm.update(orders).set(row).where(eq(orders.id, id))
    }
    await place('Метка', {}, { utmSource: 'vk-proba', cityId: 1 })
    await place('Сайт', { cityId: '3' }, { referrerUrl: 'https://www.Proba.example:443/a?b=1' })
    server().clock.now = new Date('2026-11-18T00:30:00+03:00')
    manager = await server().signedIn('manager')
    other = await server().signedIn('manager')
    await place('Макет', { cityId: '3' })
    const values = { id: ids.Макет ?? '', orderId: ids.Макет ?? '', position: 0, name: 'maket.pdf', size: 10 }
    await server().database.orm.insert(orderFiles).values(values)
    await manager.call('claimOrder', { id: ids.Макет ?? '' })
    await other.call('claimOrder', { id: ids.Сайт ?? '' })
  })
  const find = async (query: Record<string, string | number>, by = manager) => {
    const { result } = await by.call('getInbox', { query: { limit: 100, ...query } as never })
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    const named = result.orders.flatMap(({ id }: { id: string }) => names.get(id) ?? [])
    const { count } = (await by.call('getInboxCount', { query: query as never })).result
    expect(count).toBe(result.orders.length)
    return named.sort()
  }

  it('matches the UTM source and the referrer', async () => {
    expect(await find({ source: 'vk-proba' })).toEqual(['Метка'])
    expect(await find({ referrer: 'proba.example' })).toEqual(['Сайт'])
    const { sources, referrers, cities } = (await manager.call('getInboxChoices')).result
    expect([sources.includes('vk-proba'), referrers.includes('proba.example')]).toEqual([true, true])
    expect(cities.length).toBeGreaterThan(0)
  })

  it('matches city and files, alone and combined', async () => {
    expect(await find({ city: 3 })).toEqual(['Макет', 'Сайт'])
    expect(await find({ files: 'yes' })).toEqual(['Макет'])
    expect(await find({ city: 3, files: 'no' })).toEqual(['Сайт'])
  })

  it('matches the stage of production', async () => {
    const values = { orderId: ids.Макет ?? '', stageId: 'printing' }
    await server().database.orm.insert(orderProduction).values(values)
    expect(await find({ stage: 'printing' })).toEqual(['Макет'])
    expect(await find({ stage: 'printing', city: 1 })).toEqual([])
    const { stages } = (await manager.call('getInboxChoices')).result
    expect(stages).toContainEqual({ id: 'printing', title: 'Печать' })
  })

  it('matches days in Moscow time, both ends included', async () => {
    expect(await find({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['Макет'])
    expect(await find({ from: '2026-11-16', to: '2026-11-17' })).toEqual(['Метка', 'Сайт'])
  })

  it('resolves «mine» to the requesting member', async () => {
    expect(await find({ assignee: 'mine' })).toEqual(['Макет'])
    expect(await find({ assignee: 'mine' }, other)).toEqual(['Сайт'])
    expect(await find({ assignee: 'nobody', city: 1, source: 'vk-proba' })).toEqual(['Метка'])
  })

  it('combines with a search and returns the same count', async () => {
    expect(await find({ q: 'Макет', city: 3 })).toEqual(['Макет'])
    expect(await find({ q: 'Макет', city: 1 })).toEqual([])
  })

  it('is saved as a view without the search text, for readers of orders', async () => {
    const body = { kind: 'order', title: 'Из соцсетей', query: 'source=vk&q=79001234567', isShared: true }
    const { view } = (await manager.call('saveListView', { body })).result
    expect(view).toMatchObject({ query: 'source=vk', isOwn: true })
    const { views } = (await other.call('getListViews', { query: { kind: 'order' } })).result
    expect(views).toContainEqual({ ...view, isOwn: false })
    const editor = await server().signedIn('editor')
    expect((await editor.call('getListViews', { query: { kind: 'order' } })).status).toBe(403)
    expect((await editor.call('saveListView', { body })).status).toBe(403)
    const nonsense = { ...body, query: 'files=some' }
    expect((await manager.call('saveListView', { body: nonsense })).status).toBe(422)
  })

  it('answers 422 when it is invalid', async () => {
    for (const query of [{ files: 'some' }, { from: '2026-13-40' }, { assignee: 'they' }, { city: 'Тула' }])
      expect((await manager.call('getInbox', { query: query as never })).status).toBe(422)
  })
})
