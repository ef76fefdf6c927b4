import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { SOON } from '../../../test/soon.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { CONTENT_CHANGED } from '../../platform/database/content-changes.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { search } from '../queries.ts'
import { seedDemoPages, seedDemoPart } from '../test/demo-catalog.ts'
import {
  buildIndex,
  CHANGES_PER_BATCH,
  findNewestChange,
  INDEX_SYNCED,
  resetOutdatedIndex,
  syncIndex,
} from './index-sync.ts'

/** A part to change: the whole demo catalogue takes ten times as long. */
const PART = ['aksessuary', 'trikotaj', 'istoriya-kumacha', 'den-odnogo-zakaza']

async function slugsOf(orm: Orm, query: string): Promise<string[]> {
  await syncIndex(orm)
  return (await search(orm, query, new Date())).items.map(({ slug }) => slug)
}

async function postsOf(orm: Orm, query: string): Promise<string[]> {
  await syncIndex(orm)
  return (await search(orm, query, new Date())).posts.map(({ slug }) => slug)
}

async function readIndex(orm: Orm) {
  return {
    postings: await queryRows(
      orm,
      sql`select d.subject, d.normalized_name, d.position, d.digest, t.stem, t.in_title, t.document_frequency, p.score
        from search_documents as d
        join search_postings as p on p.document_id = d.id
        join search_terms as t on t.id = p.term_id
        order by d.subject, d.normalized_name, d.position, d.digest, t.stem`,
    ),
    suffixes: await queryRows(
      orm,
      sql`select suffix, is_whole_word, stem from search_suffixes join search_terms on id = term_id order by 1, 3`,
    ),
    typoKeys: await queryRows(
      orm,
      sql`select typo_key, stem from search_typo_keys join search_terms on id = term_id order by 1, 2`,
    ),
  }
}

const countRows = (orm: Orm) =>
  queryRows(
    orm,
    sql`select ((select count(*) from search_terms) + (select count(*) from search_spellings)
      + (select count(*) from search_suffixes) + (select count(*) from search_typo_keys)
      + (select count(*) from search_postings) + (select count(*) from search_documents))::integer as rows`,
  )

async function addProducts(orm: Orm, count: number, from = 1): Promise<void> {
  await orm.execute(sql`
    insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
      unit, own_price_tiers, gallery)
    select 'lotos-' || number, 'Лотос ' || number, 'regular', false, null, 10000 + number, 'Цветок', '', '[]', 'шт',
      '[]', '{}'
    from generate_series(${from}::integer, ${from + count - 1}::integer) as number`)
}

describeOnDatabase('the search index', (database) => {
  it('stores groups of a cycle once each, instead of filling the disk', async () => {
    const { orm } = database()
    await addProducts(orm, 2)
    await orm.execute(sql`update catalog_items as one set parent_id = other.id, is_group = true
      from catalog_items as other where one.slug <> other.slug`)
    expect((await slugsOf(orm, 'лотос')).toSorted()).toEqual(['lotos-1', 'lotos-2'])
  })

  it('follows every change of searchable content, by any writer', async () => {
    const { orm } = database()
    await seedDemoPart(orm, PART)
    expect(await slugsOf(orm, 'кокошник')).toEqual([])

    await orm.execute(sql`update catalog_items set name = 'Кокошник' where slug = 'snud'`)
    expect(await slugsOf(orm, 'кокошники')).toEqual(['snud'])
    expect(await slugsOf(orm, 'кокош')).toEqual(['snud'])

    // An item matches the names of its ancestors, and the materials of its price groups.
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

  it('follows the pages: an office, a question, a help page changed or deleted', async () => {
    const { orm } = database()
    await seedDemoPages(orm)
    const pathsOf = async (query: string) => {
      await syncIndex(orm)
      return (await search(orm, query, new Date())).pages.map(({ path }) => path)
    }
    expect(await pathsOf('китежград')).toEqual([])
    await orm.execute(sql`update cities set city = 'Китежград' where subdomain = 'tula'`)
    const [office = ''] = await pathsOf('китежград')
    expect(office).toMatch(/^\/contacts\/city-\d+\/$/)
    await orm.execute(sql`delete from cities where city = 'Китежград'`)
    expect(await pathsOf('китежград')).toEqual([])
    await orm.execute(sql`update faq_questions set question = 'Шьёте ли вы кокошники?' where topics @> '["help"]'
      and position = (select min(position) from faq_questions)`)
    expect(await pathsOf('кокошник')).toEqual([expect.stringMatching(/^\/help\/#faq-\d+$/)])
    await orm.execute(sql`update text_pages set body = '<h2>Про бандуру</h2>' where slug = 'warranty'`)
    expect(await pathsOf('бандура')).toEqual(['/help/warranty/'])
  })

  it('is the same after many changes as after a rebuild, without unused terms', async () => {
    const { orm } = database()
    await syncIndex(orm)
    const empty = await countRows(orm)
    await seedDemoPart(orm, PART)
    await syncIndex(orm)
    const before = await readIndex(orm)
    await orm.execute(sql`update catalog_items set name = 'Кокошник ' || name`)
    await orm.execute(sql`update posts set short_text = short_text || ' кокошник'`)
    expect(await slugsOf(orm, 'кокошник')).toHaveLength(50)
    expect(await readIndex(orm)).not.toEqual(before)

    await orm.execute(sql`truncate catalog_items, posts, materials, price_groups, content_entries cascade`)
    expect(await slugsOf(orm, 'кокошник')).toEqual([])
    expect(await countRows(orm)).toEqual(empty)

    await seedDemoPart(orm, PART)
    await syncIndex(orm)
    expect(await readIndex(orm)).toEqual(before)
  })

  it('indexes many changes in batches, leaves the rest when stopped, and notifies when up to date', async () => {
    const { orm } = database()
    await addProducts(orm, CHANGES_PER_BATCH + 1)
    const [onChange, onMissed] = [vi.fn(), vi.fn()]
    const stop = await database().listen(CONTENT_CHANGED, { onNotify: onChange, onMissed })
    let isStopping = false
    const stopAfterFirst = () => {
      const answer = isStopping
      isStopping = true
      return answer
    }
    await expect(syncIndex(orm, stopAfterFirst)).rejects.toThrow('Stopped')
    expect(await findNewestChange(orm)).toBeDefined()
    expect(onChange).not.toHaveBeenCalledWith(INDEX_SYNCED)
    await syncIndex(orm)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(INDEX_SYNCED), SOON)
    await stop()
    expect(await slugsOf(orm, `лотос ${CHANGES_PER_BATCH + 1}`)).toContain(`lotos-${CHANGES_PER_BATCH + 1}`)
  })

  it('is rebuilt once after another version', async () => {
    const { orm } = database()
    await seedDemoPart(orm, PART)
    await buildIndex(orm)
    const made = await readIndex(orm)
    await orm.execute(sql`update search_state set version = 0`)
    await orm.execute(sql`update search_documents set digest = 'of another version'`)
    await orm.execute(sql`delete from search_typo_keys`)
    await buildIndex(orm)
    expect(await readIndex(orm)).toEqual(made)
    await resetOutdatedIndex(orm)
    expect(await findNewestChange(orm)).toBeUndefined()
  })
})
