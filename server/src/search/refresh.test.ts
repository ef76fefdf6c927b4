import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import { watchContent } from '../platform/changes.ts'
import type { Orm } from '../platform/database.ts'
import { followContent } from './follow-content.ts'
import { search } from './queries.ts'
import { CHANGES_AT_ONCE, refreshIndex } from './refresh.ts'
import { rowsOf } from './statements.ts'
import { loadDemoFactory } from './test/demo-factory.ts'

const slugsOf = async (orm: Orm, query: string) => (await search(orm, query)).items.map(({ slug }) => slug)
const postsOf = async (orm: Orm, query: string) => (await search(orm, query)).posts.map(({ slug }) => slug)

/** Everything the index holds, but for ids. */
function readIndex(orm: Orm) {
  return rowsOf(
    orm,
    sql`select d.subject, d.name, d.position, t.stem, t.named, t.uses, p.score
      from search_documents as d
      join search_postings as p on p.document_id = d.id
      join search_terms as t on t.id = p.term_id
      order by d.subject, d.name, d.position, t.stem`,
  )
}

async function addProducts(orm: Orm, count: number, from = 1): Promise<void> {
  await orm.execute(sql`
    insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
      unit, price_tiers, gallery, seo)
    select 'lotos-' || number, 'Лотос ' || number, 'regular', false, null, 10000 + number, 'Цветок', '', '[]', 'шт',
      '[]', '[]', '{}'
    from generate_series(${from}::integer, ${from + count - 1}::integer) as number`)
}

describeOnEachDatabase('the search index', (database) => {
  it('follows whatever changes what a thing is found by, whoever changes it', async () => {
    const { orm } = database()
    await loadDemoFactory(orm)
    expect(await slugsOf(orm, 'кокошник')).toEqual([])

    await orm.execute(sql`update catalog_items set name = 'Кокошник' where slug = 'snud'`)
    expect(await slugsOf(orm, 'кокошники')).toEqual(['snud'])
    expect(await slugsOf(orm, 'кокош')).toEqual(['snud'])

    // The name of a group above finds what is in it; so do the cloths of its price groups.
    await orm.execute(
      sql`update catalog_items set name = 'Кокошники и платки' where slug = 'platki-i-sharfy'`,
    )
    expect(await slugsOf(orm, 'кокошник')).toEqual(expect.arrayContaining(['snud', 'bandana', 'palantin']))
    await orm.execute(sql`update materials set name = 'Парча' where erp_id = 'm-kulirka-180'`)
    expect(await slugsOf(orm, 'парчи')).toContain('futbolka-klassicheskaya')
    await orm.execute(sql`
      delete from price_categories where group_id = (
        select id from price_groups where erp_id = 'p-futbolka-klassicheskaya')`)
    expect(await slugsOf(orm, 'парчи')).not.toContain('futbolka-klassicheskaya')

    await orm.execute(sql`update posts set title = 'Про кокошник' where slug = 'istoriya-kumacha'`)
    expect(await postsOf(orm, 'кокошник')).toEqual(['istoriya-kumacha'])
    await orm.execute(sql`delete from posts where slug = 'istoriya-kumacha'`)
    expect(await postsOf(orm, 'кокошник')).toEqual([])
  })

  it('is the same after many changes as if made anew, words that nothing bears any more forgotten', async () => {
    const { orm } = database()
    await loadDemoFactory(orm)
    await refreshIndex(orm)
    const before = await readIndex(orm)
    await orm.execute(sql`update catalog_items set name = 'Кокошник ' || name`)
    await orm.execute(sql`update posts set short_text = short_text || ' кокошник'`)
    expect(await slugsOf(orm, 'кокошник')).toHaveLength(50)
    expect(await readIndex(orm)).not.toEqual(before)

    await orm.execute(sql`truncate catalog_items, posts, materials, price_groups cascade`)
    expect(await search(orm, 'кокошник')).toEqual({ ids: [], items: [], posts: [], shownFor: null })
    const [left] = await rowsOf<{ rows: number }>(
      orm,
      sql`select ((select count(*) from search_terms) + (select count(*) from search_spellings)
        + (select count(*) from search_parts) + (select count(*) from search_slips)
        + (select count(*) from search_postings) + (select count(*) from search_documents))::integer as rows`,
    )
    expect(left).toEqual({ rows: 0 })

    await loadDemoFactory(orm)
    expect(await refreshIndex(orm)).toBe(false)
    expect(await readIndex(orm)).toEqual(before)
  })

  it('takes a long line of changes in batches, and says when it has caught up', async () => {
    const { orm } = database()
    await addProducts(orm, CHANGES_AT_ONCE + 1)
    expect(await refreshIndex(orm)).toBe(true)
    const onChange = vi.fn()
    const stop = await watchContent(database(), onChange)
    while (await refreshIndex(orm));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('search_state'))
    await stop()
    expect((await search(orm, `лотос ${CHANGES_AT_ONCE + 1}`)).items[0]?.slug).toBe(
      `lotos-${CHANGES_AT_ONCE + 1}`,
    )
  })

  it('is brought up to date by whoever follows the content, without a search', async () => {
    const { orm } = database()
    const report = vi.fn()
    const stop = await followContent(database(), report)
    await addProducts(orm, 10)
    const indexed = () =>
      rowsOf<{ count: number }>(orm, sql`select count(*)::integer as count from search_documents`)
    await vi.waitFor(async () => expect(await indexed()).toEqual([{ count: 10 }]), { timeout: 10_000 })
    await stop()
    await addProducts(orm, 1, 11)
    expect(await indexed()).toEqual([{ count: 10 }])
    expect(report).not.toHaveBeenCalled()
  })

  it('is made anew when it was made by other rules', async () => {
    const { orm } = database()
    await addProducts(orm, 3)
    await orm.execute(sql`insert into search_state (rules) values ('older rules')`)
    await orm.execute(sql`delete from search_changes`)
    expect(await slugsOf(orm, 'лотосы')).toHaveLength(3)
  })
})
