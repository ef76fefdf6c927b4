import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createPublished,
  itemFields,
  materialFields,
  priceGroupFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'

type Variants = Snapshots['price-group']['variants']

describeStaff('derived prices of a product', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('owner')
    for (const code of ['CALICO', 'VELVET']) await createPublished(editor, 'material', materialFields(code))
  })
  const ranges = [
    { from: 1, to: 9 },
    { from: 10, to: 49 },
    { from: 50, to: null },
  ]
  const row = (material: string, anonymous: (number | null)[]) => ({
    material,
    label: material,
    prices: { anonymous },
  })
  const tablesOf = (...rows: ReturnType<typeof row>[][]): Variants =>
    rows.map((some, at) => ({ title: `Способ ${at}`, ranges, rows: some }))
  const group = (erpId: string, variants: Variants) =>
    createPublished(
      editor,
      'price-group',
      priceGroupFields(erpId, 'CALICO', {
        variants,
        categories: [{ title: 'Ткани', materials: ['CALICO', 'VELVET'] }],
      }),
    )
  const itemOf = async (slug: string) =>
    (await server().app.inject({ url: `/api/v1/catalog/${slug}` })).json().result.catalog

  it('are the cheapest row of its tables at each quantity, never its own tiers', async () => {
    await group(
      'CHEAPEST',
      tablesOf(
        [row('CALICO', [900, 800, 700]), row('VELVET', [950, 790, null])],
        [row('CALICO', [990, 900, 690])],
      ),
    )
    const priceTiers = [{ from: 1, price: 10 }]
    await createPublished(editor, 'item', itemFields('cheapest', { priceTiers, priceGroups: ['CHEAPEST'] }))
    expect(await itemOf('cheapest')).toMatchObject({
      priceFrom: 690,
      priceTiers: [
        { from: 1, price: 900 },
        { from: 10, price: 790 },
        { from: 50, price: 690 },
      ],
    })
  })

  it('follow the tables: raised, on request, or removed', async () => {
    const entry = await group('FOLLOWED', tablesOf([row('CALICO', [900, 800, 700])]))
    const item = await createPublished(editor, 'item', itemFields('followed', { priceGroups: ['FOLLOWED'] }))
    let { version } = entry
    const becomes = async (variants: Variants) => {
      const saved = await save(editor, entry.id, { version, snapshot: { ...entry.snapshot, variants } })
      version = (await publish(editor, saved.result.entry)).entry.version
    }
    await becomes(tablesOf([row('CALICO', [945, 840, 735])]))
    const raised = await itemOf('followed')
    expect(raised).toMatchObject({
      priceFrom: 735,
      priceTiers: [{ price: 945 }, { price: 840 }, { price: 735 }],
    })
    await becomes(tablesOf([row('CALICO', [null, null, null])]))
    expect(await itemOf('followed')).toMatchObject({ priceFrom: null, priceTiers: [] })
    const without = {
      version: item.version,
      snapshot: { ...item.snapshot, priceGroups: [], priceTiers: [{ from: 1, price: 500 }] },
    }
    await publish(editor, (await save(editor, item.id, without)).result.entry)
    expect(await itemOf('followed')).toMatchObject({ priceFrom: 500, priceTiers: [{ from: 1, price: 500 }] })
  })

  it('follow changed quantities of the tables, and are not written when variants only move', async () => {
    const entry = await group(
      'QUANTITIES',
      tablesOf([row('CALICO', [900, 800, 700])], [row('CALICO', [950, 850, 750])]),
    )
    await createPublished(editor, 'item', itemFields('quantities', { priceGroups: ['QUANTITIES'] }))
    let { version } = entry
    const becomes = async (variants: Variants) => {
      const saved = await save(editor, entry.id, { version, snapshot: { ...entry.snapshot, variants } })
      version = (await publish(editor, saved.result.entry)).entry.version
    }
    const readWrite = async () =>
      queryRows(server().database.orm, sql`select xmin::text from catalog_items where slug = 'quantities'`)
    const { variants } = entry.snapshot as Snapshots['price-group']
    const before = await readWrite()
    await becomes(variants.toReversed())
    expect(await readWrite()).toEqual(before)
    await becomes(
      variants.map((variant) => ({
        ...variant,
        ranges: [{ from: 1, to: 4 }, { from: 5, to: 49 }, ...ranges.slice(2)],
      })),
    )
    expect((await itemOf('quantities')).priceTiers).toEqual([
      { from: 1, price: 900 },
      { from: 5, price: 800 },
      { from: 50, price: 700 },
    ])
  })

  it('are its own tiers without tables', async () => {
    const priceTiers = [{ from: 1, price: 5000 }]
    await createPublished(editor, 'item', itemFields('own', { priceTiers }))
    expect(await itemOf('own')).toMatchObject({ priceFrom: 5000, priceTiers })
  })

  it('are stored in no draft with tables', async () => {
    await group('DRAFTED', tablesOf([row('CALICO', [900, 800, 700])]))
    const priceTiers = [{ from: 1, price: 10 }]
    const entry = await createPublished(
      editor,
      'item',
      itemFields('drafted', { priceTiers, priceGroups: ['DRAFTED'] }),
    )
    expect(entry.snapshot).toMatchObject({ priceTiers: [], priceGroups: ['DRAFTED'] })
  })
})
