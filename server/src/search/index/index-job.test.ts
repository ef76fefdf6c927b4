import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer } from '../../../test/server-app.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'

describeServer('the search index of a running server', (server) => {
  const addProduct = (slug: string, name: string) =>
    server().database.orm.execute(sql`
      insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
        unit, own_price_tiers, gallery)
      select ${slug}, ${name}, 'regular', false, id, 100, 'Праздничный', '', '[]', 'шт', '[]', '{}'
      from catalog_items where slug = 'trikotaj'`)
  const isIndexed = (slug: string) =>
    queryRows(
      server().database.orm,
      sql`select 1 from search_documents as document join catalog_items as item on item.id = document.subject_id
        where document.subject = 'catalog' and item.slug = ${slug}`,
    )
  const search = async (query: string) => {
    const url = `/api/v1/catalog/search/?name=${encodeURIComponent(query)}`
    return (await server().app.inject({ url })).json().result.items
  }

  it('has the content that the server started with', async () => {
    expect(await search('поло')).not.toEqual([])
  })

  it('is updated by a job after a change, which invalidates cached results', async () => {
    expect(await search('кокошники')).toEqual([])
    await addProduct('kokoshnik', 'Кокошник')
    await vi.waitFor(async () => expect(await search('кокошники')).toMatchObject([{ slug: 'kokoshnik' }]), {
      timeout: 20_000,
    })
  })

  it('is never written by a search', async () => {
    const { orm } = server().database
    await orm.execute(sql`alter table catalog_items disable trigger content_rows_added`)
    await addProduct('povoynik', 'Повойник')
    expect(await search('повойники')).toEqual([])
    expect(await isIndexed('povoynik')).toEqual([])
    await orm.execute(sql`alter table catalog_items enable trigger content_rows_added`)
    await orm.execute(sql`update catalog_items set description = 'Под платок' where slug = 'povoynik'`)
    await vi.waitFor(async () => expect(await isIndexed('povoynik')).toHaveLength(1), { timeout: 20_000 })
  })
})
