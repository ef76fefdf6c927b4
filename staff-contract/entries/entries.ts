import { messages } from '@rapport/contract/errors/messages'
import { isMinute } from '@rapport/contract/hours/calendar'
import { fromMoscowMinute } from '@rapport/contract/hours/moscow-time'
import * as z from 'zod/mini'
import { PUBLISHED_TOGETHER_MAX } from '../editing/editing-limits.ts'
import { editingMessages } from '../editing/editing-messages.ts'
import { fromJson, fromVersion, wholeNumber } from '../editing/form-values.ts'
import { CONTENT_KINDS, type ContentKindName, contentKinds, type Snapshots } from './content-kinds.ts'

/**
 * States of an entry. `draft`: never published. `published`: without a draft. `edited`: published, with a
 * draft. `scheduled`: with a time of publication or removal. `taken-down`: was published. `trashed`: in the
 * trash, deleted after TRASH_DAYS.
 */
export const ENTRY_STATES = ['draft', 'published', 'edited', 'scheduled', 'taken-down', 'trashed'] as const
const entryState = z.enum(ENTRY_STATES)
export type EntryState = z.infer<typeof entryState>

/** Reasons for a version. */
export const VERSION_REASONS = [
  'seed',
  'autosave',
  'save',
  'publish',
  'restore',
  'bulk-edit',
  'import',
  'undo',
] as const
const reason = z.enum(VERSION_REASONS)
export type VersionReason = z.infer<typeof reason>

const person = z.nullable(z.object({ id: z.number(), name: z.string() }))

/** Scheduled actions of an entry, ISO moments; `failure` says why the last one failed. */
const schedule = z.object({
  publishAt: z.nullable(z.string()),
  takeDownAt: z.nullable(z.string()),
  scheduledBy: person,
  failure: z.nullable(z.string()),
})

/** An entry in a list. */
export const entryPreview = z.object({
  id: z.number(),
  kind: z.enum(CONTENT_KINDS),
  /** Key used by references: its code, or the key of its row; null if it has none yet. */
  key: z.nullable(z.string()),
  title: z.string(),
  state: entryState,
  /** Raised by every write; the next write must send it. */
  version: z.number(),
  updatedAt: z.string(),
  updatedBy: person,
  schedule: z.nullable(schedule),
  /** Whether it is still the demo factory's, on a site that started with it. */
  isDemo: z.boolean(),
  /** Time it was moved to the trash; null if it was not. */
  trashedAt: z.nullable(z.string()),
})
export type EntryPreview = z.infer<typeof entryPreview>

/** An entry in the list of its kind. */
export const listedEntry = z.object({
  ...entryPreview.shape,
  /** Key of its parent entry, if its kind has parents. */
  parent: z.nullable(z.number()),
  /** Names of its facets; see lists/entry-facets.ts. */
  facets: z.array(z.string()),
})
export type ListedEntry = z.infer<typeof listedEntry>

/** An entry in the order of its kind. Null position: not placed yet, listed last. */
export const orderedEntry = z.object({ ...entryPreview.shape, position: z.nullable(z.number()) })
export type OrderedEntry = z.infer<typeof orderedEntry>

/** An entry in its form. */
export type Entry = {
  [K in ContentKindName]: EntryPreview & {
    kind: K
    /** The snapshot in the form: the draft, else the published one, else the last one. */
    snapshot: Snapshots[K]
    /** The published snapshot; null if it is not on the site. */
    published: Snapshots[K] | null
  }
}[ContentKindName]
/** An entry of one kind. */
export type EntryOf<K extends ContentKindName> = Extract<Entry, { kind: K }>

const storedSnapshot = (kind: ContentKindName) => contentKinds[kind].stored ?? contentKinds[kind].snapshot
const entryOf = (kind: ContentKindName) =>
  z.object({
    ...entryPreview.shape,
    kind: z.literal(kind),
    snapshot: storedSnapshot(kind),
    published: z.nullable(storedSnapshot(kind)),
  })
const [firstKind, ...otherKinds] = CONTENT_KINDS

/** Schema of an entry in its form. */
export const entry = z.discriminatedUnion('kind', [
  entryOf(firstKind),
  ...otherKinds.map(entryOf),
]) as unknown as z.ZodMiniType<Entry>

const anySnapshot = z.union(CONTENT_KINDS.map(storedSnapshot)) as z.ZodMiniType<Snapshots[ContentKindName]>

/** Body of a 409: the current entry and the snapshot that the stale write started from, if it is still stored. */
export const entryConflict = z.object({ entry, base: z.nullable(anySnapshot) })
export type EntryConflict = z.infer<typeof entryConflict>

export const versionPreview = z.object({
  id: z.number(),
  number: z.number(),
  reason,
  createdAt: z.string(),
  createdBy: person,
})
export type VersionPreview = z.infer<typeof versionPreview>
export const version = z.object({ ...versionPreview.shape, entryId: z.number(), snapshot: anySnapshot })

/** A field in two versions. `words` is the text diff without marks; absent unless both texts exist and are similar. */
export const fieldDifference = z.object({
  /** `title`, `seo.title` */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  words: z.nullable(z.array(z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) }))),
})
export type FieldDifference = z.infer<typeof fieldDifference>

const snapshotField = z.pipe(fromJson, z.record(z.string(), z.unknown(), messages.fieldInvalid))

export const createEntryForm = z.object({
  kind: z.enum(CONTENT_KINDS, editingMessages.kindUnknown),
  snapshot: snapshotField,
})
export const saveDraftForm = z.object({
  version: fromVersion,
  snapshot: snapshotField,
  /** Whether the staff member pressed «Сохранить» or the form autosaved. */
  reason: z.optional(z.enum(['save', 'autosave'], messages.fieldInvalid)),
})
/** The sibling to place an entry beside. */
export const placeEntryForm = z.object({
  version: fromVersion,
  sibling: wholeNumber,
  side: z.enum(['before', 'after'], messages.fieldInvalid),
})
export const entryVersionForm = z.object({ version: fromVersion })
/** How an entry is restored from the trash: as it was, or as a draft if its path is taken. */
export const restoreEntryForm = z.object({
  version: fromVersion,
  as: z.enum(['before', 'draft'], messages.fieldInvalid),
})
export const publishEntriesForm = z.object({
  entries: z.pipe(
    fromJson,
    z.array(z.object({ id: wholeNumber, version: fromVersion }), editingMessages.entriesRequired).check(
      z.minLength(1, editingMessages.entriesRequired),
      z.maxLength(PUBLISHED_TOGETHER_MAX, editingMessages.entriesTooMany(PUBLISHED_TOGETHER_MAX)),
      z.refine(
        (list) => new Set(list.map(({ id }) => id)).size === list.length,
        editingMessages.entriesRepeat,
      ),
    ),
  ),
})

const momentOf = (minute: string) => new Date(fromMoscowMinute(minute))
/** A minute of Moscow time, `2026-12-25T09:30`, parsed to its moment; empty or null: none. */
const minuteField = z.pipe(
  z
    .nullable(z.string(editingMessages.minuteFormat))
    .check(z.refine((text) => !text || isMinute(text), editingMessages.minuteFormat)),
  z.transform((text) => (text ? momentOf(text) : null)),
)
export const scheduleForm = z.object({
  version: fromVersion,
  publishAt: minuteField,
  takeDownAt: minuteField,
})
