import { homeSnapshot } from '@rapport/contract/editing/snapshots/home-snapshot'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { describeOnOwnDatabases } from '../../test/each-database.ts'
import { openEarlier } from '../../test/earlier-database.ts'
import { contentBatchEntries } from '../batches/tables.ts'
import { contentDrafts, contentVersions } from '../editing/tables.ts'
import { REQUIRED_HOME } from './home-commands.ts'
import { getHomeBlocks, getVideoBlock } from './home-queries.ts'
import { readHome } from './home-rows.ts'

const { uploadedOn: _none, ...video } = { ...REQUIRED_HOME.video, video: 'a'.repeat(32) }
const shown = ['Раскрой', 'Печать'].map((title) => ({
  ...{ title, picture: null, film: null },
  video: 'b'.repeat(32),
}))
/** As the home page was kept before its videos had a day. */
const EARLIER = { ...REQUIRED_HOME, video, excursion: { ...REQUIRED_HOME.excursion, list: shown } }
const NOW = {
  ...EARLIER,
  video: { ...video, uploadedOn: null },
  excursion: { ...EARLIER.excursion, list: shown.map((one) => ({ ...one, uploadedOn: null })) },
}
const image = JSON.stringify({ src: '/media/tkan-0123456789.svg', width: 4, height: 3, color: '#fff' })

describeOnOwnDatabases('a database whose videos had no day of coming out', (database) => {
  it('keeps them, its drafts and versions and what batches would bring back, with no day made up', async () => {
    const { orm } = database()
    const { applyAll } = await openEarlier(orm, '0063_days-of-videos.sql')
    await orm.execute(
      sql`insert into staff (email, name, role, created_at) values ('a@b.ru', 'Анна', 'owner', now())`,
    )
    await orm.execute(sql`insert into content_batches (reason, title, result, state, kinds, total, created_at, created_by)
      values ('bulk-edit', 'Правка', 'draft', 'done', '[]', 2, now(), 1)`)
    await orm.execute(sql`insert into home_blocks (name, title, video, position) values
      ('video', 'Видео', ${video.video}, 0), ('excursion', 'Экскурсия', null, 1)`)
    await orm.execute(sql`insert into excursion_videos (position, title, video, image)
      values (0, 'Раскрой', ${video.video}, ${image}::jsonb)`)
    const bystander = { title: 'Видео', video: 'о фабрике' }
    for (const [index, kind, snapshot] of [
      [0, 'home', EARLIER],
      [1, 'story', bystander],
    ] as const) {
      const [id, json] = [index + 1, JSON.stringify(snapshot)]
      await orm.execute(
        sql`insert into content_entries (kind, title, version, updated_at) values (${kind}, 'Было', 1, now())`,
      )
      await orm.execute(sql`insert into content_drafts (entry_id, snapshot) values (${id}, ${json}::jsonb)`)
      await orm.execute(sql`insert into content_versions (entry_id, number, reason, is_published, snapshot, created_at)
        values (${id}, 1, 'save', false, ${json}::jsonb, now())`)
      await orm.execute(sql`insert into content_batch_entries (batch_id, index, entry_id, kind, title, outcome, draft_before)
        values (1, ${index}, ${id}, ${kind}, 'Было', 'drafted', ${json}::jsonb)`)
    }

    await applyAll()
    for (const [id, expected] of [
      [1, NOW],
      [2, bystander],
    ] as const) {
      const [draft] = await orm.select().from(contentDrafts).where(eq(contentDrafts.entryId, id))
      const [version] = await orm.select().from(contentVersions).where(eq(contentVersions.entryId, id))
      const [entry] = await orm.select().from(contentBatchEntries).where(eq(contentBatchEntries.entryId, id))
      expect([draft?.snapshot, version?.snapshot, entry?.draftBefore]).toEqual([expected, expected, expected])
    }
    expect(z.parse(homeSnapshot, EARLIER)).toEqual(NOW)
    expect(await getVideoBlock(orm)).toMatchObject({ video: video.video, uploadedOn: null })
    expect((await getHomeBlocks(orm)).excursion.videos).toMatchObject([
      { title: 'Раскрой', uploadedOn: null },
    ])
    expect((await readHome(orm))?.excursion.list).toMatchObject([{ title: 'Раскрой', uploadedOn: null }])
  })
})
