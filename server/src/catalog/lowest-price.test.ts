import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeOnDatabase } from '../../test/test-database.ts'
import type { Orm } from '../platform/database/database.ts'
import { listCards } from './cards.ts'

const tiers = (price: number | null) =>
  JSON.stringify(
    price === null
      ? []
      : [
          { from: 1, price: price + 10 },
          { from: 10, price },
        ],
  )

/** Items by slug, with the parent's slug and the own lowest price. */
type Items = [slug: string, parent: string | null, price: number | null][]

async function add(orm: Orm, items: Items): Promise<void> {
  for (const [slug, parent, price] of items)
    await orm.execute(sql`
      insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
        unit, own_price_tiers, gallery)
      values (${slug}, ${slug}, 'regular', ${price === null}, (select id from catalog_items where slug = ${parent}),
        0, '', '', '[]', 'шт', ${tiers(price)}, '{}')`)
}

async function price(orm: Orm, slug: string, to: number | null): Promise<void> {
  await orm.execute(sql`update catalog_items set own_price_tiers = ${tiers(to)} where slug = ${slug}`)
}

async function lowest(orm: Orm): Promise<Record<string, number | null>> {
  const cards = await listCards(orm, undefined)
  return Object.fromEntries(cards.map((card) => [card.slug, card.priceFrom]))
}

const SHOP: Items = [
  ['clothes', null, null],
  ['shirts', 'clothes', null],
  ['polo', 'shirts', 900],
  ['henley', 'shirts', 700],
  ['bags', 'clothes', null],
  ['tote', 'bags', 800],
]

describeOnDatabase('the lowest price of a group', (database) => {
  it('is that of all descendants, on every level', async () => {
    const { orm } = database()
    await add(orm, SHOP)
    expect(await lowest(orm)).toEqual({
      clothes: 700,
      shirts: 700,
      polo: 900,
      henley: 700,
      bags: 800,
      tote: 800,
    })
  })

  it('follows a price that falls, rises or ends', async () => {
    const { orm } = database()
    await add(orm, SHOP)
    await price(orm, 'polo', 100)
    expect(await lowest(orm)).toMatchObject({ clothes: 100, shirts: 100, polo: 100, bags: 800 })
    await price(orm, 'polo', 2000)
    expect(await lowest(orm)).toMatchObject({ clothes: 700, shirts: 700, polo: 2000 })
    await price(orm, 'henley', null)
    expect(await lowest(orm)).toMatchObject({ clothes: 800, shirts: 2000, henley: null })
    await orm.execute(sql`update catalog_items set own_price_tiers = '[]'`)
    expect(new Set(Object.values(await lowest(orm)))).toEqual(new Set([null]))
  })

  it('follows a moved item, or a moved group with all items in it', async () => {
    const { orm } = database()
    await add(orm, SHOP)
    const move = (slug: string, to: string | null) =>
      orm.execute(sql`update catalog_items set parent_id = (select id from catalog_items where slug = ${to})
        where slug = ${slug}`)
    await move('henley', 'bags')
    expect(await lowest(orm)).toMatchObject({ clothes: 700, shirts: 900, bags: 700 })
    await move('bags', null)
    expect(await lowest(orm)).toMatchObject({ clothes: 900, shirts: 900, bags: 700 })
    await move('bags', 'shirts')
    expect(await lowest(orm)).toMatchObject({ clothes: 700, shirts: 700, bags: 700 })
    await orm.execute(sql`delete from catalog_items where slug = 'henley'`)
    expect(await lowest(orm)).toMatchObject({ clothes: 800, shirts: 800, bags: 800 })
  })

  it("includes the group's own price", async () => {
    const { orm } = database()
    await add(orm, SHOP)
    await price(orm, 'shirts', 50)
    expect(await lowest(orm)).toMatchObject({ clothes: 50, shirts: 50, polo: 900 })
  })

  it("can't be overwritten", async () => {
    const { orm } = database()
    await add(orm, SHOP)
    await orm.execute(sql`update catalog_items set price_from = 1`)
    expect(await lowest(orm)).toMatchObject({ clothes: 700, shirts: 700, bags: 800, polo: 900 })
  })

  it('is right after concurrent price changes below it', async () => {
    const { orm } = database()
    await add(orm, SHOP)
    let second = Promise.resolve()
    await orm.transaction(async (tx) => {
      await price(tx, 'henley', 2000)
      second = price(orm, 'polo', 700)
      const waiting = () =>
        orm.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      await vi.waitFor(
        async () => expect(await waiting()).toMatchObject({ rows: [{ pid: expect.any(Number) }] }),
        { timeout: 20_000 },
      )
    })
    await second
    expect(await lowest(orm)).toMatchObject({ clothes: 700, shirts: 700, polo: 700, henley: 2000 })
  })
})
