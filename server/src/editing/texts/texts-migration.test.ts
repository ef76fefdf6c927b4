import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnOwnDatabases } from '../../../test/each-database.ts'
import { openEarlier } from '../../../test/earlier-database.ts'
import { postKind } from '../../blog/post-kind.ts'
import { textPageKind } from '../../content/text-page-kind.ts'
import { rowsOf } from '../../platform/database/sql-arrays.ts'
import { contentDrafts, contentVersions } from '../tables.ts'

const MIGRATION = '0029_texts.sql'
const HTML =
  '<h2>Уход</h2>\n<p>Стирать <strong>бережно</strong>, <a href="/blog/">так</a>.</p>\n<p><picture>' +
  '<source type="image/avif" srcset="/media/320/tkan-1.avif 320w, /media/tkan-1.avif 720w" sizes="auto" />' +
  '<img src="/media/320/tkan-1.webp" width="720" height="900" alt="Ткань" loading="lazy" /></picture></p>\n' +
  '<table>\n<thead>\n<tr>\n<th>а</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n</tr>\n</tbody></table>'
const MARKDOWN =
  '## Уход\n\nСтирать **бережно**, [так](/blog/).\n\n![Ткань](picture:tkan-1.avif)\n\n| а |\n| - |\n| 1 |'

describeOnOwnDatabases('a database whose texts were HTML', (database) => {
  it('reads them as Markdown: what is on the site, drafts and versions; the site’s own HTML stays', async () => {
    const { orm } = database()
    const { applyAll } = await openEarlier(orm, MIGRATION)
    await orm.execute(sql`insert into posts (slug, title, short_text, body, image, preview_thumb, publication_at)
      values ('uhod', 'Уход', 'Как', ${HTML}, '{"src": "/media/tkan-1.avif"}', '{}', now())`)
    await orm.execute(
      sql`insert into text_pages (slug, title, version, body) values ('policy', 'Согласие', '1', ${HTML})`,
    )
    const snapshot = JSON.stringify({ slug: 'uhod', body: HTML })
    await orm.execute(
      sql`insert into content_entries (kind, title, version, updated_at) values ('post', 'Уход', 1, now())`,
    )
    await orm.execute(sql`insert into content_drafts (entry_id, snapshot) values (1, ${snapshot})`)
    await orm.execute(sql`insert into content_versions (entry_id, number, reason, is_published, snapshot, created_at)
      values (1, 1, 'save', false, ${snapshot}, now())`)

    await applyAll()
    expect((await postKind.read(orm, '1'))?.body).toBe(MARKDOWN)
    expect((await textPageKind.read(orm, 'policy'))?.body).toBe(MARKDOWN)
    for (const table of [contentDrafts, contentVersions])
      expect((await orm.select({ snapshot: table.snapshot }).from(table))[0]?.snapshot).toEqual({
        slug: 'uhod',
        body: MARKDOWN,
      })
    const rows = await rowsOf(orm, sql`select body from posts`)
    expect(rows).toEqual([{ body: HTML }])
  })
})
