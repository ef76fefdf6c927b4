import * as z from 'zod/mini'
import { CONTENT_KINDS, type ContentKindName } from '../editing/content-kinds.ts'

/** What many of are changed at once: things of each kind of content, and pictures of the library. */
export type BatchKind = ContentKindName | 'picture'
export const BATCH_KINDS: [BatchKind, ...BatchKind[]] = [...CONTENT_KINDS, 'picture']

/** Why many things are written at once; the version of each says the same. */
export const BATCH_REASONS = ['bulk-edit', 'import'] as const
export type BatchReason = (typeof BATCH_REASONS)[number]

/**
 * What becomes of the things. `draft`: a draft of each. `publish`: what is on the site without a draft, and what is new, is
 * published; of what has a draft, that is changed. What is only published, without changing anything, is so with its draft.
 * `schedule`: when it is published or taken down.
 */
export const BATCH_RESULTS = ['draft', 'publish', 'take-down', 'schedule'] as const
export type BatchResult = (typeof BATCH_RESULTS)[number]

/**
 * `planning`: it is being found out what would change. `planned`: that is known, nothing is written. `stopped`: whoever began it
 * may no longer do so; what was written by then stays. `undoing`, `undone`: it is being taken back, or was.
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

/** What became of one thing. `unplanned`: it is not looked at yet. `same`: there was nothing to change. `left`: it could not be taken back. */
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
/** Those that wrote something. */
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
  /** What was done, in words. */
  title: z.string(),
  result: z.enum(BATCH_RESULTS),
  state: z.enum(BATCH_STATES),
  kinds: z.array(z.enum(BATCH_KINDS)),
  createdAt: z.string(),
  createdBy: person,
  /** Things in all, and how many came out how. */
  total: z.number(),
  outcomes: z.partialRecord(z.enum(BATCH_OUTCOMES), z.number()),
  /** Why it was stopped. */
  failure: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: person,
})
export type Batch = z.infer<typeof batch>

export const batchEntry = z.object({
  /** Its place in the batch, from 0. */
  index: z.number(),
  /** Of a picture its id in the library. Null where it was not created, or is gone. */
  entryId: z.nullable(z.number()),
  kind: z.enum(BATCH_KINDS),
  title: z.string(),
  outcome: z.enum(BATCH_OUTCOMES),
  /** Why it was refused or left, or what else there is to know. */
  reason: z.nullable(z.string()),
})
export type BatchEntry = z.infer<typeof batchEntry>
