import { saveDraft } from '@rapport/server/editing/drafts'
import { findEntry } from '@rapport/server/editing/entries'
import type { Snapshot } from '@rapport/server/editing/kinds'
import { findPreviewPath } from '@rapport/server/editing/preview/find-preview-path'
import { PREVIEW_KEYS, signPreview } from '@rapport/server/editing/preview/preview-token'
import { publishEntries } from '@rapport/server/editing/publish'
import { contentEntries } from '@rapport/server/editing/tables'
import { withoutScripts } from '@rapport/server/http/pages/without-scripts'
import { CONTENT_CHANGED } from '@rapport/server/platform/database/content-changes'
import type { Orm } from '@rapport/server/platform/database/database'
import { loadSecretKeys } from '@rapport/server/platform/security/secret-keys'
import { staff } from '@rapport/server/staff/tables'
import { CONTENT_KINDS, type ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { previewPath } from '@rapport/staff-contract/staff/admin-paths'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_SECRET } from '../server/test/build-app.ts'
import { publicUrl } from '../server/test/server-app.ts'
import { SOON } from '../server/test/soon.ts'
import { type DemoApp, openDemoApp } from './support/demo-app.ts'

const now = new Date('2026-11-20T09:00:00Z')
const author = { staffId: null, now, audit: async () => undefined }
const BAR =
  /<aside class="draft-preview-bar">.*?<\/aside>|<style>\.draft-preview-bar.*?<\/style>|(?<=<html) data-preview=""|(?<=<script) type="text\/preview"/g

/** Changes a snapshot so that its preview differs from the site. Home and the theme don't show their title. */
function changeSnapshot(kind: ContentKindName, snapshot: Snapshot): Partial<Snapshot> {
  if ('slides' in snapshot) return { slides: snapshot.slides.toReversed() }
  return 'accent' in snapshot ? { accent: '#0b5d3b' } : { title: `Черновик вида ${kind}` }
}

/** Uncached pages have a rate limit. */
/** Kinds whose title is on no page. That of a price group is shown only beside another group. */
const UNSEEN_KINDS: ContentKindName[] = [
  'price-group',
  'operation',
  'calculation-rules',
  'order-rules',
  'legal-entity',
]
const RARELY = { ...SOON, interval: 1000 }

/** Returns the part where two pages differ, since whole pages are too long for a message. */
function describeDifference(one: string, other: string): string {
  if (one === other) return ''
  const at = [...one].findIndex((character, index) => character !== other[index])
  return `${one.slice(at - 80, at + 80)} → ${other.slice(at - 80, at + 80)}`
}

describe('previews on the real site', () => {
  let built: DemoApp
  let orm: Orm
  let key: Buffer
  let staffId: number
  beforeAll(async () => {
    built = await openDemoApp({ variables: { PUBLIC_URL: publicUrl }, now: () => now })
    orm = built.database.orm
    const maker = { email: 'maker@proba.example', name: 'Анна Ткач', role: 'owner' as const, createdAt: now }
    ;[{ id: staffId } = { id: 0 }] = await orm.insert(staff).values(maker).returning({ id: staff.id })
    ;({ current: key } = await loadSecretKeys(orm, [APP_SECRET], PREVIEW_KEYS))
  })
  afterAll(() => built.close())

  const get = (url: string) => built.app.inject({ url })
  async function getPage(url: string) {
    const { body, headers } = await get(url)
    return { headers, body: read(url, body) }
  }
  /** Returns a page as a browser without scripts shows it, like a preview. Drops the data of uncached pages. */
  function read(url: string, html: string): string {
    const shown = url.includes('?') ? withoutScripts(html) : html
    const start = shown.indexOf('<body')
    const whole = shown.slice(0, start) + shown.slice(start).replace(/<\/?noscript>/g, '')
    return whole.replace(/(?<=<script) type="(?:module|speculationrules)"/g, '')
  }
  const signToken = (entryIds: number[]) =>
    signPreview(key, { staffId, entryIds, expiresAt: new Date(now.getTime() + 3_600_000) })
  const publish = (id: number, version: number) =>
    orm.transaction((tx) => publishEntries(tx, [{ id, version }], author))

  /** Creates a changed draft of the first entry of a kind. Returns it with its future path. */
  async function createDraftOfKind(kind: ContentKindName) {
    const [row] = await orm
      .select()
      .from(contentEntries)
      .where(eq(contentEntries.kind, kind))
      .orderBy(asc(contentEntries.id))
      .limit(1)
    const before = row && (await findEntry(orm, row.id))
    if (!before) throw new Error(`No ${kind}`)
    const snapshot = { ...before.snapshot, ...changeSnapshot(kind, before.snapshot) } as Snapshot
    const target = { id: before.id, version: before.version }
    await orm.transaction((tx) => saveDraft(tx, target, { snapshot, reason: 'save' }, author))
    return {
      id: before.id,
      version: before.version + 1,
      path: await findPreviewPath(orm, { kind, subjectId: row.subjectId, snapshot }),
      title: snapshot.title,
    }
  }

  it.each(CONTENT_KINDS)(
    'of the kind «%s» show what publication shows, and do not change the site',
    async (kind) => {
      const draft = await createDraftOfKind(kind)
      const live = await getPage(draft.path)
      const notified: string[] = []
      const stop = await built.database.listen(CONTENT_CHANGED, {
        onNotify: (table) => void notified.push(table),
        onMissed: () => expect.fail('The connection was lost'),
      })
      const token = signToken([draft.id])
      const previewed = await get(previewPath(token, draft.path))
      expect(previewed.statusCode).toBe(200)
      expect(previewed.body).toContain(`Черновик: «${draft.title}»`)
      const again = await getPage(draft.path)
      expect([describeDifference(again.body, live.body), again.headers.etag]).toEqual(['', live.headers.etag])
      const rendered = read(
        draft.path,
        previewed.body.replaceAll(BAR, '').replaceAll(`/preview/${token}/`, '/'),
      )
      if (!UNSEEN_KINDS.includes(kind)) expect(describeDifference(rendered, live.body)).not.toBe('')
      // Notifications arrive in order. Only the search index of an earlier publication may notify before.
      expect(notified.filter((table) => table !== 'search_state')).toEqual([])
      await publish(draft.id, draft.version)
      await expect
        .poll(async () => describeDifference(rendered, (await getPage(draft.path)).body), RARELY)
        .toBe('')
      await stop()
    },
  )

  it('link to other pages of the preview but not to files, and show where a moved page is now', async () => {
    const { id } = await createDraftOfKind('post')
    const token = signToken([id])
    const { body } = await get(previewPath(token, '/blog/'))
    const links = [...body.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => /^\/(?!preview\/)/.test(link) && !/\.\w+$/.test(link))).toEqual([])
    const blog = links.filter((link) => link.startsWith(`/preview/${token}/blog/`))
    expect((await get(blog.at(-1) ?? '')).statusCode).toBe(200)
    const moved = await get(previewPath(token, '/catalog/polo/'))
    expect([moved.statusCode, moved.headers.location]).toEqual([
      302,
      previewPath(token, '/catalog/futbolki-i-polo/polo/'),
    ])
    const nowhere = await get(previewPath(token, '/nowhere/'))
    expect([nowhere.statusCode, nowhere.body.includes('draft-preview-bar')]).toEqual([404, true])
  })

  it('contain no script that a browser would run', async () => {
    const { id, path } = await createDraftOfKind('post')
    const { body } = await get(previewPath(signToken([id]), path))
    const types = [...body.matchAll(/<script\b(?: type="([^"]*)")?/g)].map(([, type]) => type)
    expect(types.length).toBeGreaterThan(3)
    expect(new Set(types)).toEqual(new Set(['text/preview', 'application/ld+json', 'application/json']))
  })

  it('show several drafts while pages are rendered and drafts are saved', async () => {
    const drafts = [await createDraftOfKind('post'), await createDraftOfKind('text-page')]
    const token = signToken(drafts.map(({ id }) => id))
    const paths = drafts.map(({ path }) => previewPath(token, path))
    const beside = ['/catalog/', '/contacts/', '/help/delivery/']
    const answers = await Promise.all([...paths, ...beside, ...paths].map(get))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    for (const [at, { title }] of drafts.entries()) expect(answers[at]?.body).toContain(title)
    for (const { id, version } of drafts) expect((await findEntry(orm, id))?.version).toBe(version)
  })
})
