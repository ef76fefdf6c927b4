import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { VersionReason } from '@rapport/staff-contract/entries/entries'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../platform/database/database-errors.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { movePaths } from '../seo/commands.ts'
import { type EntryRow, findDraft, findLastPublished, readPublished } from './entries.ts'
import { type AnyKind, getKind, type Snapshot } from './kinds.ts'
import { inPublicationOrder } from './publication-order.ts'
import { requireWritable } from './require-writable.ts'
import { contentDrafts, contentEntries, contentSchedules } from './tables.ts'
import { checkTexts } from './texts/check-texts.ts'
import { rerenderLinksTo, saveLinks } from './texts/text-links.ts'
import { addPublishedVersion, findSnapshot } from './versions.ts'
import {
  type Author,
  type EntryVersion,
  listedColumns,
  lockEntry,
  lockPublications,
  raiseVersion,
} from './write-entry.ts'
import { writeOptions } from './write-options.ts'

/** Publishes entries in the given transaction, all or none. Throws 422 with fields like `entries.0.slug`. */
export async function publishEntries(tx: Orm, targets: EntryVersion[], author: Author): Promise<void> {
  await lockPublications(tx)
  // Locks in the order of ids to avoid deadlocks.
  const locked = new Map<number, EntryRow>()
  for (const target of targets.toSorted((one, other) => one.id - other.id))
    locked.set(target.id, await lockEntry(tx, target))
  for (const entry of await inPublicationOrder(tx, [...locked.values()])) {
    const index = targets.findIndex(({ id }) => id === entry.id)
    try {
      await publishEntry(tx, entry, author)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      throw new ApiError(422, error.message, prefixFields(error.fields, `entries.${index}.`))
    }
  }
}

const prefixFields = (fields: FieldErrors, prefix: string): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, errors]) => [`${prefix}${name}`, errors]))

/**
 * Publishes the draft of a locked entry, or an unpublished entry again. Throws 409 if there is nothing to publish,
 * 422 if its fields are invalid.
 */
export async function publishEntry(
  tx: Orm,
  entry: EntryRow,
  author: Author,
  reason: VersionReason = 'publish',
): Promise<EntryRow> {
  const published = await readPublished(tx, entry)
  const last = published ?? (await findLastPublished(tx, entry.id))
  const current = (await findDraft(tx, entry.id)) ?? (published ? undefined : last)
  if (!current) throw new ApiError(409, editingMessages.nothingToPublish)
  requireWritable(entry.kind, published, current, author)
  const draft = await parseChecked(tx, entry, current, { published, now: author.now })
  await addPublishedVersion(tx, entry)
  await tx.delete(contentDrafts).where(eq(contentDrafts.entryId, entry.id))
  await endSchedule(tx, entry.id)
  return writePublished(tx, entry, { draft, before: last, reason }, author)
}

/**
 * Publishes an earlier version of a locked entry, by default the last published. Its draft is kept. Throws 422 if the
 * fields are no longer valid.
 */
export async function republishEntry(
  tx: Orm,
  entry: EntryRow,
  author: Author,
  { number, reason = 'publish' }: { number?: number; reason?: VersionReason } = {},
): Promise<EntryRow> {
  const last = await findLastPublished(tx, entry.id)
  const wanted = number === undefined ? last : await findSnapshot(tx, entry, number)
  if (!wanted) throw new ApiError(409, editingMessages.nothingToPublish)
  const published = await readPublished(tx, entry)
  const draft = await parseChecked(tx, entry, wanted, { published, now: author.now })
  await addPublishedVersion(tx, entry)
  const republished = await writePublished(tx, entry, { draft, before: published ?? last, reason }, author)
  // Lists show the entry as in its draft.
  const kept = await findDraft(tx, entry.id)
  if (kept)
    await tx
      .update(contentEntries)
      .set(listedColumns(entry.kind, kept))
      .where(eq(contentEntries.id, entry.id))
  return republished
}

async function parseChecked(
  tx: Orm,
  { kind: name, subjectId }: EntryRow,
  snapshot: Snapshot,
  { published, now }: { published: Snapshot | undefined; now: Date },
): Promise<Snapshot> {
  const kind = getKind(name)
  const parsed = kind.parsePublishable(snapshot)
  const errors = {
    ...(await checkTexts(tx, kind, parsed)),
    ...(await kind.check(tx, parsed, { subjectId: subjectId ?? undefined, published, now })),
  }
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
  return parsed
}

/** The date of unpublication stays. */
async function endSchedule(tx: Orm, entryId: number): Promise<void> {
  const ofEntry = eq(contentSchedules.entryId, entryId)
  await tx.delete(contentSchedules).where(and(ofEntry, isNull(contentSchedules.takeDownAt)))
  await tx.update(contentSchedules).set({ publishAt: null, failedAt: null, failure: null }).where(ofEntry)
}

/** Writes the public rows of a locked entry, a version and an audit row. */
async function writePublished(
  tx: Orm,
  entry: EntryRow,
  { draft, before, reason }: { draft: Snapshot; before: Snapshot | undefined; reason: VersionReason },
  author: Author,
): Promise<EntryRow> {
  const kind = getKind(entry.kind)
  const options = writeOptions(tx, entry, author.now)
  const formerPaths = await listPaths(tx, kind, before, options.subjectId)
  const subjectId = await kind.write(tx, draft, options).catch(rethrowTaken(kind))
  const paths = await listPaths(tx, kind, draft, subjectId)
  await redirectMoved(tx, formerPaths, paths)
  // Reads it back: writing fills in some dates and marks.
  const snapshot = (await kind.read(tx, subjectId)) ?? draft
  await saveLinks(tx, entry, snapshot)
  // Entries that link to a moved or new page get its current path.
  const moved = [...paths.keys()].filter((key) => formerPaths.get(key) !== paths.get(key))
  const isNew = entry.publishedVersion === null
  const pages = new Set([...(isNew ? [subjectId] : []), ...moved.map((key) => key || subjectId)])
  await rerenderLinksTo(
    tx,
    [...pages].map((key) => `${entry.kind}/${key}`),
    author.now,
  )
  return raiseVersion(
    tx,
    entry,
    {
      version: { snapshot, reason, isPublished: true },
      columns: { ...listedColumns(entry.kind, snapshot), subjectId, publishedVersion: entry.version + 1 },
      change: { published: true },
      difference: { before, after: snapshot },
    },
    author,
  )
}

/** Returns the paths of an entry (key '') and of the entries below it, by key. */
async function listPaths(
  orm: Orm,
  kind: AnyKind,
  snapshot: Snapshot | undefined,
  subjectId: string | undefined,
): Promise<Map<string, string>> {
  const ownPath = snapshot && (await kind.resolvePath(snapshot, orm))
  const below = subjectId === undefined ? undefined : await kind.pathsBelow?.(orm, subjectId)
  return new Map([...(ownPath === undefined ? [] : [['', ownPath] as const]), ...(below ?? [])])
}

async function redirectMoved(tx: Orm, previous: Map<string, string>, current: Map<string, string>) {
  const moves = [...previous].flatMap(([key, from]) => {
    const to = current.get(key)
    return to === undefined ? [] : [[from, to] as const]
  })
  await movePaths(tx, moves)
}

/** Another transaction took the path or the code between the check and the write. */
const rethrowTaken =
  ({ uniqueField }: AnyKind) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    const taken = uniqueField
      ? { [uniqueField]: [editingMessages.erpIdTaken] }
      : { slug: [editingMessages.slugTaken] }
    throw new ApiError(422, messages.invalid, taken)
  }

/** Unpublishes a locked entry. Throws 409 if it is not published, or if its kind must stay published: without `remove`. */
export async function takeDownEntry(
  tx: Orm,
  entry: EntryRow,
  author: Author,
  remove = getKind(entry.kind).remove,
): Promise<EntryRow> {
  if (entry.publishedVersion === null || entry.subjectId === null)
    throw new ApiError(409, editingMessages.notPublished)
  if (!remove) throw new ApiError(409, editingMessages.required)
  await addPublishedVersion(tx, entry)
  await remove(tx, entry.subjectId).catch(rethrowInUse)
  await saveLinks(tx, entry, undefined)
  await rerenderLinksTo(tx, [`${entry.kind}/${entry.subjectId}`], author.now)
  await tx.delete(contentSchedules).where(eq(contentSchedules.entryId, entry.id))
  return raiseVersion(
    tx,
    entry,
    { columns: { publishedVersion: null }, change: { published: false } },
    author,
  )
}

/** An entry that another published entry uses can't be unpublished. */
function rethrowInUse(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new ApiError(409, editingMessages.inUse)
  throw error
}
