import type { CatalogCard, CatalogItem } from '@rapport/contract/catalog/catalog'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { beforeAll, expect, it, vi } from 'vitest'
import { bulkEdits } from '../../test/content/bulk-edits.ts'
import {
  addPicture,
  createPublished,
  itemFields,
  materialFields,
  priceGroupFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { createImportCalls, toCsv } from '../../test/content/imports.ts'
import { logIn } from '../../test/members.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { findPrice } from '../prices/find-price.ts'

describeStaff('prices changed by staff', (server) => {
  let owner: SignedIn
  let group: Entry
  let key: number
  let headers: Record<string, string>
  const { plan, apply, get } = bulkEdits(() => owner)
  const files = createImportCalls(server, () => owner)
  const text = async (url: string, as: Record<string, string> = {}) => {
    const { statusCode, body } = await server().app.inject({ url, headers: as })
    expect([url, statusCode]).toEqual([url, 200])
    return body
  }
  const resultOf = async (url: string, as?: Record<string, string>) => JSON.parse(await text(url, as)).result

  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
    await createPublished(owner, 'material', materialFields('WOOL', { title: 'Сукно' }))
    const [variant] = priceGroupFields('', 'WOOL').variants
    group = await createPublished(
      owner,
      'price-group',
      priceGroupFields('COAT', 'WOOL', {
        variants: variant
          ? [
              {
                ...variant,
                rows: [
                  {
                    material: 'WOOL',
                    label: 'Сукно',
                    prices: { anonymous: [200_000, 100_000], dealer: [180_000, 90_000] },
                  },
                ],
              },
            ]
          : [],
      }),
    )
    const top = await createPublished(owner, 'item', itemFields('coats', { isGroup: true, title: 'Верх' }))
    const product = { parent: Number(top.key), priceGroups: ['COAT'], onHome: true }
    const item = await createPublished(owner, 'item', itemFields('shinel', { ...product, title: 'Шинель' }))
    await createPublished(owner, 'item', itemFields('bushlat', { parent: Number(top.key), title: 'Бушлат' }))
    key = Number(item.key)
    await createPublished(
      owner,
      'item',
      itemFields('dlya-magazinov', { kind: 'landing', shows: [key], title: 'Пальто оптом' }),
    )
    headers = (await logIn(server().database, 'dealer@example.ru', 'dealer')).headers
    await vi.waitFor(async () => expect(await found()).toHaveLength(1), SOON)
  })

  const found = async (): Promise<CatalogCard[]> =>
    (await resultOf(`/api/v1/catalog/search/?name=${encodeURIComponent('шинель')}`)).items

  async function expectEverywhere(one: number, ten: number, dealer: number): Promise<void> {
    const item: CatalogItem = (await resultOf('/api/v1/catalog/shinel')).catalog
    expect(item).toMatchObject({
      priceFrom: ten,
      priceTiers: [
        { from: 1, price: one },
        { from: 10, price: ten },
      ],
    })
    const roubles = new RegExp(`от ${String(ten / 100).replace(/\B(?=(?:\d{3})+$)/g, '\\s')}\\s₽`)
    expect([item.seo.title, item.seo.description]).toEqual([
      expect.stringMatching(roubles),
      expect.stringMatching(roubles),
    ])
    const cards: CatalogCard[] = [
      (await resultOf('/api/v1/catalog/coats')).catalog,
      ...(await resultOf('/api/v1/catalog/coats')).catalog.products,
      ...(await resultOf('/api/v1/catalog/bushlat')).catalog.similar,
      ...(await resultOf('/api/v1/catalog/coats/products?sort=price')).products.slice(0, 1),
      ...(await resultOf(`/api/v1/catalog/products/?priceFrom=${ten}&priceTo=${ten}`)).products,
      ...(await resultOf(`/api/v1/catalog/cards/?ids=${key}`)).items,
      ...(await found()),
    ].filter(({ slug }) => slug !== 'bushlat')
    expect(cards.map(({ slug, priceFrom }) => [slug, priceFrom])).toEqual([
      ['coats', ten],
      ...Array(6).fill(['shinel', ten]),
    ])
    const { whole } = await resultOf('/api/v1/catalog/coats/products')
    expect(whole).toMatchObject({ priceMin: ten, priceMax: ten })
    expect((await resultOf('/api/v1/catalog/dlya-magazinov')).catalog.onePiecePrices).toEqual([
      { id: key, price: one },
    ])
    expect(await text('/yml.xml')).toContain(`<price>${one / 100}</price>`)
    const { tables } = await resultOf('/api/v1/catalog/shinel/prices')
    expect(tables[0].rows[0].prices).toEqual([one, ten])
    expect((await resultOf(`/api/v1/user/prices?ids=${key}`, headers)).prices).toEqual([
      { id: key, priceFrom: dealer },
    ])
    const question = { priceErpId: 'COAT', variant: 0, materialErpId: 'WOOL' }
    const { orm } = server().database
    expect([
      await findPrice(orm, { ...question, quantity: 9.5, list: 'registered' }),
      await findPrice(orm, { ...question, quantity: 10, list: 'anonymous' }),
      await findPrice(orm, { ...question, quantity: 5000, list: 'dealer', label: 'Сукно' }),
      await findPrice(orm, { ...question, materialErpId: 'SILK', quantity: 1, list: 'dealer' }),
    ]).toEqual([one, ten, dealer, undefined])
  }

  it('equal the tables on every page, endpoint and feed', async () => {
    await expectEverywhere(200_000, 100_000, 90_000)
  })

  it('follow a price typed into a table', async () => {
    const snapshot = structuredClone(group.snapshot) as PriceGroupSnapshot
    const [row] = snapshot.variants[0]?.rows ?? []
    if (row) row.prices = { anonymous: [210_000, 110_000], dealer: [189_000, 99_000] }
    const saved = await save(owner, group.id, { version: group.version, snapshot })
    await publish(owner, saved.result.entry)
    await expectEverywhere(210_000, 110_000, 99_000)
  })

  it('follow a bulk raise by percent, and its undo', async () => {
    const raise = { action: 'raise', field: 'variants', hundredths: 1000, step: 100, list: null } as const
    const { id } = await plan(raise, { kind: 'price-group', ids: [group.id], result: 'publish' })
    expect((await apply(id)).outcomes).toEqual({ published: 1 })
    await expectEverywhere(231_000, 121_000, 108_900)
    await owner.call('undoBatch', { id })
    await expectEverywhere(210_000, 110_000, 99_000)
  })

  it('follow an imported price file', async () => {
    const head = ['Код группы', 'Таблица', 'Код материала', 'Строка', 'Тираж от', 'Для всех', 'Дилерский']
    const row = ['COAT', 'Без печати', 'WOOL', 'Сукно']
    const run = await files.checked(
      'prices',
      await toCsv([head, [...row, '1', '3000', '2000'], [...row, '10', '1500', '1400']]),
      'published',
    )
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    await files.applied(run.id)
    await expectEverywhere(300_000, 150_000, 140_000)
  })

  it('follow a table that ends with «по запросу», and one on request only', async () => {
    const ask = async (anonymous: (number | null)[]) => {
      const { id, version, snapshot } = await get(group.id)
      const changed = structuredClone(snapshot) as PriceGroupSnapshot
      const [row] = changed.variants[0]?.rows ?? []
      if (row) row.prices = { anonymous }
      await publish(owner, (await save(owner, id, { version, snapshot: changed })).result.entry)
      return (await resultOf('/api/v1/catalog/shinel')).catalog
    }
    expect(await ask([250_000, null])).toMatchObject({
      priceFrom: 250_000,
      priceTiers: [
        { from: 1, price: 250_000 },
        { from: 10, price: null },
      ],
    })
    expect(await ask([null, 140_000])).toMatchObject({ priceTiers: [{ from: 10, price: 140_000 }] })
    expect(await text('/yml.xml')).not.toContain('Шинель')
    expect(await ask([null, null])).toMatchObject({ priceFrom: null, priceTiers: [] })
  })
})
