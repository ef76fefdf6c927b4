import * as z from 'zod/mini'
import { CONTENT_KINDS, type ContentKindName } from '../entries/content-kinds.ts'

/** Kinds that a batch changes: every kind of content, and pictures of the library. */
export type BatchKind = ContentKindName | 'picture'
export const BATCH_KINDS: [BatchKind, ...BatchKind[]] = [...CONTENT_KINDS, 'picture']

/** Reasons of a batch; each entry's version stores the same reason. */
export const BATCH_REASONS = ['bulk-edit', 'import'] as const
export type BatchReason = (typeof BATCH_REASONS)[number]

/**
 * Results of a batch. `draft`: saves drafts. `publish`: publishes new entries and entries without a draft;
 * where a draft exists, only the draft changes. An unchanged entry is published with its draft. `schedule`:
 * sets the time of publication or removal.
 */
export const BATCH_RESULTS = ['draft', 'publish', 'take-down', 'schedule'] as const
export type BatchResult = (typeof BATCH_RESULTS)[number]

/**
 * States of a batch. `planning`: the dry run is under way. `planned`: the dry run is done, nothing is
 * written. `stopped`: its author lost the permission; written entries stay. `undoing`, `undone`: it is being
 * reverted, or was.
 */
export const BATCH_STATES = [
  'planning',
  'planned',
  'running',
  'done',
  'stopped',
  'undoing',
  'undone',
] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** Outcomes of an entry. `unplanned`: not checked yet. `same`: nothing to change. `left`: it could not be reverted. */
export const BATCH_OUTCOMES = [
  'unplanned',
  'waiting',
  'drafted',
  'published',
  'taken-down',
  'scheduled',
  'same',
  'refused',
  'undone',
  'left',
] as const
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number]
/** Outcomes that wrote something. */
export const WRITTEN_OUTCOMES = [
  'drafted',
  'published',
  'taken-down',
  'scheduled',
] as const satisfies BatchOutcome[]

const person = z.nullable(z.object({ id: z.number(), name: z.string() }))

export const batch = z.object({
  id: z.number(),
  reason: z.enum(BATCH_REASONS),
  /** What the batch did, in words. */
  title: z.string(),
  result: z.enum(BATCH_RESULTS),
  state: z.enum(BATCH_STATES),
  kinds: z.array(z.enum(BATCH_KINDS)),
  createdAt: z.string(),
  createdBy: person,
  /** Entries in all, and the count of each outcome. */
  total: z.number(),
  outcomes: z.partialRecord(z.enum(BATCH_OUTCOMES), z.number()),
  /** Why the batch was stopped. */
  failure: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: person,
})
export type Batch = z.infer<typeof batch>

export const batchEntry = z.object({
  /** Its position in the batch, from 0. */
  index: z.number(),
  /** For a picture, its id in the library. Null if the entry was not created or is deleted. */
  entryId: z.nullable(z.number()),
  kind: z.enum(BATCH_KINDS),
  title: z.string(),
  outcome: z.enum(BATCH_OUTCOMES),
  /** Why the entry was refused or left, or another note. */
  reason: z.nullable(z.string()),
})
export type BatchEntry = z.infer<typeof batchEntry>
