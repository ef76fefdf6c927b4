import { EMPTY_SEO } from '@rapport/contract/editing/snapshots/seo-snapshot'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnOwnDatabases } from '../../test/each-database.ts'
import { openEarlier } from '../../test/earlier-database.ts'
import { contentDrafts, contentVersions } from '../editing/tables.ts'
import { getHomeSeo } from './queries.ts'

const MIGRATION = '0059_home-seo-in-one-place.sql'

describeOnOwnDatabases('a database whose words of the home page stood in two places', (database) => {
  it('has them with the page: what is said, drafts and versions; what was written of the page goes before', async () => {
    const { orm } = database()
    const { applyAll } = await openEarlier(orm, MIGRATION)
    await orm.execute(sql`insert into site_properties
      (name, tagline, phone, support_email, address, operation_mode, social, home_title, home_description, home_keywords)
      values ('Проба', 'фабрика', '+74951234567', 'a@proba.example', 'Тула', '', '[]', 'Печать', 'Шьём', '')`)
    await orm.execute(
      sql`insert into seo_records (group_name, entity_id, description) values ('page', '/', 'Шьём за два дня')`,
    )
    await orm.execute(sql`insert into content_entries (kind, title, version, updated_at)
      values ('home', 'Главная', 1, now()), ('site', 'Проба', 1, now())`)
    const home = JSON.stringify({ seo: { ...EMPTY_SEO, description: 'Шьём за два дня' } })
    const site = JSON.stringify({ title: 'Проба', homeSeo: { title: 'Печать' } })
    await orm.execute(
      sql`insert into content_drafts (entry_id, snapshot) values (1, ${home}::jsonb), (2, ${site}::jsonb)`,
    )
    await orm.execute(sql`insert into content_versions (entry_id, number, reason, is_published, snapshot, created_at)
      values (1, 1, 'publish', true, ${home}::jsonb, now()), (2, 1, 'publish', true, ${site}::jsonb, now())`)

    await applyAll()
    expect((await getHomeSeo(orm))?.seo).toMatchObject({
      ...{ title: 'Печать', description: 'Шьём за два дня', keywords: '' },
    })
    for (const table of [contentDrafts, contentVersions])
      expect(await orm.select({ snapshot: table.snapshot }).from(table).orderBy(table.entryId)).toEqual([
        { snapshot: { seo: { ...EMPTY_SEO, title: 'Печать', description: 'Шьём за два дня' } } },
        { snapshot: { title: 'Проба' } },
      ])
  })
})
