import { contentKinds } from '@rapport/contract/editing/content-kinds'
import { EMPTY_SEO } from '@rapport/contract/editing/snapshots/seo-snapshot'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cityFields, postFields, textPageFields } from '../../test/content/entries.ts'
import { describeOnOwnDatabases } from '../../test/each-database.ts'
import { openEarlier } from '../../test/earlier-database.ts'
import { contentDrafts, contentEntries, contentVersions } from '../editing/tables.ts'
import { contentBatchEntries } from './tables.ts'

const WRITTEN = { ...EMPTY_SEO, title: 'Для поиска' }
const { seo: _page, ...textPage } = textPageFields('policy')
const { seo: _city, ...city } = cityFields('Тверь', 'tver')
const { title, description, keywords } = EMPTY_SEO
/** As drafts of each kind were kept before words for search engines were part of all of them. */
const EARLIER = [
  ['text-page', textPage, EMPTY_SEO],
  ['city', city, EMPTY_SEO],
  ['text-page', { ...textPage, seo: WRITTEN }, WRITTEN],
  ['post', { ...postFields('earlier'), seo: { title, description, keywords } }, EMPTY_SEO],
  ['story', { title: 'Истории' }, undefined],
] as const

describeOnOwnDatabases('a database whose pages had no words of their own for search engines', (database) => {
  it('keeps its drafts and versions and what batches would bring back, with nothing written', async () => {
    const { orm } = database()
    const { applyAll } = await openEarlier(orm, '0052_seo-of-every-page.sql')
    await orm.execute(
      sql`insert into staff (email, name, role, created_at) values ('a@b.ru', 'Анна', 'owner', now())`,
    )
    await orm.execute(sql`insert into content_batches (reason, title, result, state, kinds, total, created_at, created_by)
      values ('bulk-edit', 'Правка', 'draft', 'done', '[]', 5, now(), 1)`)
    for (const [index, [kind, snapshot]] of EARLIER.entries()) {
      const [id, json] = [index + 1, JSON.stringify(snapshot)]
      await orm.execute(
        sql`insert into content_entries (kind, title, version, updated_at) values (${kind}, 'Было', 1, now())`,
      )
      await orm.execute(sql`insert into content_drafts (entry_id, snapshot) values (${id}, ${json})`)
      await orm.execute(sql`insert into content_versions (entry_id, number, reason, is_published, snapshot, created_at)
        values (${id}, 1, 'save', false, ${json}, now())`)
      await orm.execute(sql`insert into content_batch_entries (batch_id, index, entry_id, kind, title, outcome, draft_before)
        values (1, ${index}, ${id}, ${kind}, 'Было', 'drafted', ${json})`)
    }

    await applyAll()
    const kept = await orm
      .select({
        kind: contentEntries.kind,
        draft: contentDrafts.snapshot,
        version: contentVersions.snapshot,
        before: contentBatchEntries.draftBefore,
      })
      .from(contentEntries)
      .innerJoin(contentDrafts, eq(contentDrafts.entryId, contentEntries.id))
      .innerJoin(contentVersions, eq(contentVersions.entryId, contentEntries.id))
      .innerJoin(contentBatchEntries, eq(contentBatchEntries.entryId, contentEntries.id))
      .orderBy(asc(contentEntries.id))
    for (const [index, [kind, snapshot, seo]] of EARLIER.entries()) {
      const expected = { ...snapshot, ...(seo && { seo }) }
      expect(kept[index]).toEqual({ kind, draft: expected, version: expected, before: expected })
      if (kind !== 'story') expect(z.parse(contentKinds[kind].snapshot, kept[index]?.draft)).toEqual(expected)
    }
  })
})
