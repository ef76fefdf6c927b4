import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServerOnEachDatabase } from '../../test/server-app.ts'
import { rowsOf } from './statements.ts'

describeServerOnEachDatabase('what is added while the server runs', (server) => {
  it('is indexed without a restart and before anybody searches, and then found', async () => {
    const { app, database } = server()
    await database.orm.execute(sql`
      insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
        unit, price_tiers, gallery, seo)
      select 'kokoshnik', 'Кокошник', 'regular', false, id, 100, 'Праздничный', '', '[]', 'шт', '[]', '[]', '{}'
      from catalog_items where slug = 'trikotaj'`)
    const indexed = () =>
      rowsOf(
        database.orm,
        sql`select 1 from search_documents as document join catalog_items as item on item.id = document.subject_id
          where document.subject = 'catalog' and item.slug = 'kokoshnik'`,
      )
    await vi.waitFor(async () => expect(await indexed()).toHaveLength(1), { timeout: 20_000 })
    const answer = await app.inject({
      url: `/api/v1/catalog/search/?name=${encodeURIComponent('кокошники')}`,
    })
    expect(answer.json().result.items).toMatchObject([{ slug: 'kokoshnik', parentSlug: 'trikotaj' }])
  })
})
