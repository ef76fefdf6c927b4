import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { VersionReason } from '@rapport/staff-contract/entries/entries'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../platform/database/database-errors.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { moveAddresses } from '../seo/commands.ts'
import { type EntryRow, findDraft, findLastPublished, readPublished } from './entries.ts'
import { type AnyKind, kindOf, type Snapshot } from './kinds.ts'
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

/** Publishes things together, within a transaction: whatever fails undoes all. Throws the 422 with fields as `entries.0.slug`. */
export async function publishEntries(tx: Orm, targets: EntryVersion[], author: Author): Promise<void> {
  await lockPublications(tx)
  // Who saves the same things waits, whatever order they were chosen in.
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
 * Publishes the draft of a locked thing, or again what was taken down. `reason`: what its version says. Throws the 409 where there
 * is neither, the 422 of its fields.
 */
export async function publishEntry(
  tx: Orm,
  entry: EntryRow,
  author: Author,
  reason: VersionReason = 'publish',
): Promise<EntryRow> {
  const published = await readPublished(tx, entry)
  const last = published ?? (await findLastPublished(tx, entry.id))
  const present = (await findDraft(tx, entry.id)) ?? (published ? undefined : last)
  if (!present) throw new ApiError(409, editingMessages.nothingToPublish)
  requireWritable(entry.kind, published, present, author)
  const draft = await parseChecked(tx, entry, present, { published, now: author.now })
  await addPublishedVersion(tx, entry)
  await tx.delete(contentDrafts).where(eq(contentDrafts.entryId, entry.id))
  await endSchedule(tx, entry.id)
  return writePublished(tx, entry, { draft, before: last, reason }, author)
}

/**
 * Puts a locked thing back on the site as it was there at a version, or last; its draft stays one. Throws the 422 of what stands
 * against it.
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
  // Lists show a thing as its draft has it.
  const own = await findDraft(tx, entry.id)
  if (own)
    await tx.update(contentEntries).set(listedColumns(entry.kind, own)).where(eq(contentEntries.id, entry.id))
  return republished
}

/** Returns a snapshot as it may be on the site. Throws the 422 of its fields. */
async function parseChecked(
  tx: Orm,
  { kind: name, subjectId }: EntryRow,
  snapshot: Snapshot,
  { published, now }: { published: Snapshot | undefined; now: Date },
): Promise<Snapshot> {
  const kind = kindOf(name)
  const parsed = kind.parsePublishable(snapshot)
  const errors = {
    ...(await checkTexts(tx, kind, parsed)),
    ...(await kind.check(tx, parsed, { subjectId: subjectId ?? undefined, published, now })),
  }
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
  return parsed
}

/** Forgets that a thing is to be published; when it is to be taken down stays. */
async function endSchedule(tx: Orm, entryId: number): Promise<void> {
  const ofEntry = eq(contentSchedules.entryId, entryId)
  await tx.delete(contentSchedules).where(and(ofEntry, isNull(contentSchedules.takeDownAt)))
  await tx.update(contentSchedules).set({ publishAt: null, failedAt: null, failure: null }).where(ofEntry)
}

/** Writes the public rows of a locked thing, with a version and what is noted. */
async function writePublished(
  tx: Orm,
  entry: EntryRow,
  { draft, before, reason }: { draft: Snapshot; before: Snapshot | undefined; reason: VersionReason },
  author: Author,
): Promise<EntryRow> {
  const kind = kindOf(entry.kind)
  const options = writeOptions(tx, entry, author.now)
  const formerPaths = await listPaths(tx, kind, before, options.subjectId)
  const subjectId = await kind.write(tx, draft, options).catch(rethrowTaken(kind))
  const paths = await listPaths(tx, kind, draft, subjectId)
  await redirectMoved(tx, formerPaths, paths)
  // As it is on the site: dates and marks that follow from writing are part of it.
  const snapshot = (await kind.read(tx, subjectId)) ?? draft
  await saveLinks(tx, entry, snapshot)
  // Whoever links to what moved has the new address, or has one at all.
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

/** Returns the addresses of a thing and of what stands below it, by key; its own by an empty one. */
async function listPaths(
  orm: Orm,
  kind: AnyKind,
  snapshot: Snapshot | undefined,
  subjectId: string | undefined,
): Promise<Map<string, string>> {
  const own = snapshot && (await kind.pathOf(snapshot, orm))
  const below = subjectId === undefined ? undefined : await kind.pathsBelow?.(orm, subjectId)
  return new Map([...(own === undefined ? [] : [['', own] as const]), ...(below ?? [])])
}

async function redirectMoved(tx: Orm, former: Map<string, string>, present: Map<string, string>) {
  const moves = [...former].flatMap(([key, from]) => {
    const to = present.get(key)
    return to === undefined ? [] : [[from, to] as const]
  })
  await moveAddresses(tx, moves)
}

/** Somebody else took the address, or the code, between the check and the write. */
const rethrowTaken =
  ({ uniqueField }: AnyKind) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    const taken = uniqueField
      ? { [uniqueField]: [editingMessages.erpIdTaken] }
      : { slug: [editingMessages.slugTaken] }
    throw new ApiError(422, messages.invalid, taken)
  }

/** Takes a locked thing off the site. Throws the 409 of one that is not there, or has to be. */
export async function takeDownEntry(tx: Orm, entry: EntryRow, author: Author): Promise<EntryRow> {
  if (entry.publishedVersion === null || entry.subjectId === null)
    throw new ApiError(409, editingMessages.notPublished)
  const { remove } = kindOf(entry.kind)
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

/** What something else on the site is made of stays there. */
function rethrowInUse(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new ApiError(409, editingMessages.inUse)
  throw error
}
