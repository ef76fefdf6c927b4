import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { listOffers } from './offers.ts'
import { listGroupProducts } from './product-list.ts'
import { getCatalogItem } from './queries.ts'

const TOPS = 10
const GROUPS = 400
const PRODUCTS = 20_000
const product = `item-${TOPS + GROUPS + 1}`

describe('in a catalogue of 20 000 products', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await openTestDatabase()
    await fill(test.database.orm)
  })
  afterAll(() => test.drop())

  it.each<[string, (orm: Orm) => Promise<unknown>]>([
    ['a product', (orm) => getCatalogItem(orm, product)],
    ['a product by a former slug', (orm) => getCatalogItem(orm, 'former')],
    ['a group of products', (orm) => getCatalogItem(orm, `item-${TOPS + 1}`)],
    ['a group of groups', (orm) => getCatalogItem(orm, 'item-1')],
    [
      'the products of a group',
      (orm) => listGroupProducts(orm, `item-${TOPS + 1}`, { offset: 0, limit: 24 }),
    ],
  ])('%s is found by indexes, without reading all items', async (_title, read) => {
    await test.database.orm.transaction(async (tx) => {
      const before = await countScans(tx)
      expect(await read(tx)).toBeDefined()
      expect(await countScans(tx)).toEqual(before)
    })
  })

  it('each product is offered once, in the order of the ids, up to a limit', async () => {
    const ids: number[] = []
    for await (const offers of listOffers(test.database.orm, 1234)) ids.push(...offers.map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: 1234 }, (_, at) => TOPS + GROUPS + 1 + at))
  })
})

/** Counts the scans of whole tables on this connection. */
const countScans = (tx: Orm) =>
  queryRows(
    tx,
    sql`select relname, seq_scan from pg_stat_xact_user_tables
      where relname in ('catalog_items', 'catalog_price_groups') order by relname`,
  )

/** Adds top groups, groups in them, and products in these. */
async function fill(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    // Triggers would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties, unit,
        gallery, price_from, price_tiers)
      select 'item-' || number, 'Изделие', 'regular', number <= ${TOPS + GROUPS}::integer,
        case when number <= ${TOPS}::integer then null
          when number <= ${TOPS + GROUPS}::integer then 1 + number % ${TOPS}::integer
          else ${TOPS}::integer + 1 + number % ${GROUPS}::integer end,
        number, '', '', '[]', 'шт', '{}', 10000, '[{"from": 1, "price": 10000}]'
      from generate_series(1, ${TOPS + GROUPS + PRODUCTS}::integer) as number`)
    await tx.execute(sql`
      insert into catalog_former_slugs (slug, item_id) select 'former', id from catalog_items where slug = ${product}`)
    await tx.execute(
      sql`insert into price_groups (erp_id, title, unit, note) values ('p-1', 'Цены', 'шт', '')`,
    )
    await tx.execute(sql`
      insert into catalog_price_groups (item_id, group_id, position)
      select id, (select id from price_groups), 0 from catalog_items where not is_group`)
  })
  await orm.execute(sql`vacuum analyze catalog_items, catalog_price_groups`)
}
