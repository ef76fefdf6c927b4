import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../../test/test-database.ts'
import type { Orm } from '../platform/database/database.ts'
import { syncIndex } from './index/index-sync.ts'
import { search as searchIndex } from './queries.ts'
import { describeOnDemoCatalog } from './test/demo-catalog.ts'

const HOSTILE = [
  "'; drop table catalog_items; --",
  '%_\\%*?()[]{}|^$',
  '<script>alert(1)</script>',
  '$1 \u0000 \ud800',
  '👕👕👕 ﷽ ١٢٣',
  'а'.repeat(60),
  'f'.repeat(60),
  'y w x c e j '.repeat(5),
  'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ',
]

const NOTHING = { ids: [], items: [], posts: [], pages: [], arePagesFirst: false, correctedQuery: null }

interface Item {
  name: string
  summary?: string
  above?: string
  group?: boolean
}

async function addItem(orm: Orm, { name, summary = 'Вещь', above, group = false }: Item): Promise<void> {
  await orm.execute(sql`
    insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
      unit, own_price_tiers, gallery)
    select 'item-' || count(*), ${name}, 'regular', ${group},
      (select id from catalog_items where name = ${above ?? ''}), 100 - count(*), ${summary}, '', '[]', 'шт', '[]',
      '{}'
    from catalog_items`)
}

async function search(orm: Orm, query: string) {
  await syncIndex(orm)
  return searchIndex(orm, query, new Date())
}

const namesOf = async (orm: Orm, query: string) => (await search(orm, query)).items.map(({ name }) => name)

describeOnDatabase('a search', (database) => {
  it('finds nothing for less than three characters, surrounding spaces ignored', async () => {
    const { orm } = database()
    await addItem(orm, { name: 'Поло' })
    expect(await search(orm, 'по')).toEqual(NOTHING)
    expect(await search(orm, '   по    ')).toEqual(NOTHING)
    expect(await search(orm, '')).toEqual(NOTHING)
    expect(await namesOf(orm, ' пол ')).toEqual(['Поло'])
  })

  it('ranks the whole name first, then words of the name, of the group, parts of a word, of the summary', async () => {
    const { orm } = database()
    await addItem(orm, { name: 'Постер', summary: 'Лотос на стене' })
    await addItem(orm, { name: 'Лотосовый чай' })
    await addItem(orm, { name: 'Лотос', group: true })
    await addItem(orm, { name: 'Ваза', above: 'Лотос' })
    await addItem(orm, { name: 'Белые лотосы у пруда' })
    await addItem(orm, { name: 'Лотоска' })
    expect(await namesOf(orm, 'лотос')).toEqual([
      'Лотос',
      'Лотосовый чай',
      'Белые лотосы у пруда',
      'Ваза',
      'Постер',
    ])
    expect(await namesOf(orm, 'лото')).toEqual([
      'Лотос',
      'Лотоска',
      'Лотосовый чай',
      'Белые лотосы у пруда',
      'Ваза',
      'Постер',
    ])
  })

  it('finds documents with all words, or else with as many as possible', async () => {
    const { orm } = database()
    await addItem(orm, { name: 'Белый лотос' })
    await addItem(orm, { name: 'Белый ирис' })
    await addItem(orm, { name: 'Синий ирис' })
    expect(await namesOf(orm, 'ирис белый')).toEqual(['Белый ирис'])
    expect(await namesOf(orm, 'синий лотос')).toEqual(['Синий ирис', 'Белый лотос'])
    expect(await search(orm, 'белый лотос ыыыы')).toMatchObject({
      items: [{ name: 'Белый лотос' }],
      correctedQuery: 'белый лотос',
    })
  })

  it('answers any typed text, alone and beside a matching word', async () => {
    const { orm } = database()
    await addItem(orm, { name: 'Лотос' })
    for (const query of HOSTILE) {
      expect(await search(orm, query), query).toEqual(NOTHING)
      expect(await namesOf(orm, `лотос ${query}`), query).toEqual(['Лотос'])
    }
  })
})

describeOnDemoCatalog('a search in the demo catalogue', (database) => {
  it('returns 50 items and 6 posts at most, ids in the order of the cards', async () => {
    const { ids, items, posts } = await search(database().orm, 'печать')
    expect(items).toHaveLength(50)
    expect(ids).toEqual(items.map(({ id }) => id))
    expect(posts).toHaveLength(6)
  })

  it('does not find a post before it is published', async () => {
    const { orm } = database()
    const slugs = async () => (await search(orm, 'кумач')).posts.map(({ slug }) => slug)
    expect(await slugs()).toContain('istoriya-kumacha')
    await orm.execute(
      sql`update posts set publication_at = now() + interval '1 day' where slug = 'istoriya-kumacha'`,
    )
    expect(await slugs()).not.toContain('istoriya-kumacha')
  })
})
