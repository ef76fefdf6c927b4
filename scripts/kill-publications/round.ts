import type { PostSnapshot } from '@rapport/contract/editing/post-snapshot'
import { and, eq, inArray } from 'drizzle-orm'
import { posts } from '../../server/src/blog/tables.ts'
import { createEntry, saveDraft } from '../../server/src/editing/drafts.ts'
import { contentEntries, contentSchedules, contentVersions } from '../../server/src/editing/tables.ts'
import type { Author } from '../../server/src/editing/write-entry.ts'
import { media } from '../../server/src/media/tables.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { createStaffSession } from '../../server/src/staff/sessions/staff-sessions.ts'
import { staff } from '../../server/src/staff/tables.ts'

const PICTURE = 'tkan-0123456789.svg'

const author = (): Author => ({ staffId: null, now: new Date(), audit: async () => undefined })

const snapshotOf = (slug: string, title: string): PostSnapshot => ({
  ...{ slug, title, shortText: 'Коротко', body: '<p>Ситец лёгкий</p>', picture: PICTURE },
  ...{ publicationAt: '2026-01-02T07:00:00.000Z', tags: ['ткани'] },
  seo: { title: null, description: null, keywords: null },
})

/** Things that are published again and again, and somebody who may. */
export interface Things {
  ids: number[]
  staffId: number
  token: string
}

/** A draft of each thing, of one title. */
export interface Round {
  title: string
  entries: { id: number; version: number }[]
}

/** Fills an empty database with so many posts, none of them published, and an editor who is signed in. */
export async function createThings({ orm }: Database, count: number): Promise<Things> {
  return orm.transaction(async (tx) => {
    const now = new Date()
    const picture = { file: PICTURE, name: 'tkan', mediaType: 'image/svg+xml', bytes: 100, color: '' }
    await tx.insert(media).values({ ...picture, width: 400, height: 500, state: 'ready' })
    const values = { email: 'editor@example.ru', name: 'Анна Ткач', role: 'editor' as const }
    const [member] = await tx
      .insert(staff)
      .values({ ...values, createdAt: now, joinedAt: now })
      .returning()
    if (!member) throw new Error('No row of the editor')
    const client = { ip: '127.0.0.1', device: undefined, userAgent: 'Chrome/150 Windows' }
    const { token } = await createStaffSession(tx, { staffId: member.id, stage: 'complete', client, now })
    const ids: number[] = []
    for (let at = 0; at < count; at += 1)
      ids.push(
        await createEntry(tx, { kind: 'post', snapshot: snapshotOf(`post-${at}`, 'Начало') }, author()),
      )
    return { ids, staffId: member.id, token }
  })
}

/** Makes a draft of every thing; scheduled ones are due at once. */
export async function startRound(
  { orm }: Database,
  { ids, staffId }: Things,
  { title, isScheduled }: { title: string; isScheduled: boolean },
): Promise<Round> {
  return orm.transaction(async (tx) => {
    const rows = await tx.select().from(contentEntries).where(inArray(contentEntries.id, ids))
    for (const { id, version } of rows) {
      const snapshot = snapshotOf(`post-${ids.indexOf(id)}`, title)
      await saveDraft(tx, { id, version }, { snapshot, reason: 'save' }, author())
      if (isScheduled)
        await tx.insert(contentSchedules).values({ entryId: id, publishAt: new Date(), scheduledBy: staffId })
    }
    return { title, entries: rows.map(({ id, version }) => ({ id, version: version + 1 })) }
  })
}

/** What is left of a round. */
export interface RoundReport {
  /** Posts that stand on the site with its title. */
  published: number
  /** Times that its drafts were published, by their versions. */
  publications: number
  faults: string[]
}

/** Looks at what stands on the site after a round, and whether entries, versions and rows tell the same. */
export async function inspectRound({ orm }: Database, { title, entries }: Round): Promise<RoundReport> {
  const ids = entries.map(({ id }) => id)
  const shown = await orm.select().from(posts).where(eq(posts.title, title))
  const rows = await orm.select().from(contentEntries).where(inArray(contentEntries.id, ids))
  const versions = await orm
    .select()
    .from(contentVersions)
    .where(and(inArray(contentVersions.entryId, ids), eq(contentVersions.reason, 'publish')))
  const own = versions.filter(({ snapshot }) => snapshot.title === title)
  const live = rows.filter(({ version, publishedVersion }) => version === publishedVersion)
  const faults: string[] = []
  if (live.length !== shown.length)
    faults.push(`${title}: ${live.length} entries are published, ${shown.length} posts`)
  if (own.length !== shown.length) faults.push(`${title}: ${own.length} versions of ${shown.length} posts`)
  return { published: shown.length, publications: own.length, faults }
}

/** Returns how many schedules wait still. */
export const countWaiting = ({ orm }: Database): Promise<number> => orm.$count(contentSchedules)
