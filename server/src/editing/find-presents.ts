import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { EntryRow } from './entries.ts'
import { kindOf, type Snapshot } from './kinds.ts'
import { contentDrafts, contentVersions } from './tables.ts'

/** What a thing is to be, and whether that is a draft of it. */
interface Present {
  snapshot: Snapshot
  isDraft: boolean
}

/** Returns many things of one kind as they are to be, by id: the draft of each, else what is on the site, else what was. */
export async function findPresents(orm: Orm, entries: EntryRow[]): Promise<Map<number, Present>> {
  const presents = new Map<number, Present>()
  const missing = () => entries.filter(({ id }) => !presents.has(id))
  const drafts = await selectIn(entries, (ids) =>
    orm.select().from(contentDrafts).where(inArray(contentDrafts.entryId, ids)),
  )
  for (const { entryId, snapshot } of drafts) presents.set(entryId, { snapshot, isDraft: true })
  const published = await readPublished(orm, missing())
  for (const [id, snapshot] of published) presents.set(id, { snapshot, isDraft: false })
  const { entryId, snapshot, isPublished, number } = contentVersions
  const last = await selectIn(missing(), (ids) =>
    orm
      .selectDistinctOn([entryId], { entryId, snapshot })
      .from(contentVersions)
      .where(sql`${inArray(entryId, ids)} and ${eq(isPublished, true)}`)
      .orderBy(entryId, desc(number)),
  )
  for (const row of last) presents.set(row.entryId, { snapshot: row.snapshot, isDraft: false })
  return presents
}

const selectIn = async <Row>(
  entries: EntryRow[],
  select: (ids: number[]) => PromiseLike<Row[]>,
): Promise<Row[]> => (entries.length === 0 ? [] : select(entries.map(({ id }) => id)))

async function readPublished(orm: Orm, entries: EntryRow[]): Promise<[number, Snapshot][]> {
  const published = entries.flatMap(({ id, kind, subjectId, publishedVersion }) =>
    publishedVersion === null || subjectId === null ? [] : [{ id, kind, subjectId }],
  )
  const [first] = published
  if (!first) return []
  const { read, readMany } = kindOf(first.kind)
  const found = new Map<number, Snapshot>()
  const many = await readMany?.(
    orm,
    published.map(({ subjectId }) => subjectId),
  )
  for (const { id, subjectId } of published) {
    const snapshot = many ? many.get(subjectId) : await read(orm, subjectId)
    if (snapshot) found.set(id, snapshot)
  }
  return [...found]
}
