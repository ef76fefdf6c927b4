import { messages } from '@rapport/contract/errors/messages'
import { priceList } from '@rapport/contract/prices/prices'
import * as z from 'zod/mini'
import { fromJson, wholeNumber } from '../editing/form-values.ts'
import { BODY_MAX, SHORT_TEXT_MAX } from '../editing/text-limits.ts'
import { fieldDifference } from '../entries/entries.ts'
import { entryFilterFields } from '../lists/entry-list.ts'
import { mediaFilterFields } from '../media/media-library.ts'
import { RAISE_STEPS } from '../prices/raise-prices.ts'
import { moment, pictureName } from '../snapshots/snapshot-fields.ts'
import { BATCH_ENTRIES_MAX, BATCH_TITLE_MAX, BULK_WORDS_MAX } from './batch-limits.ts'
import { batchMessages } from './batch-messages.ts'
import { BATCH_KINDS, type BatchKind } from './batches.ts'
import { type BulkField, isSeoField, listBulkFields } from './bulk-fields.ts'

const field = z.string(messages.fieldInvalid).check(z.maxLength(60, messages.fieldInvalid))
const words = z
  .array(
    z
      .string(messages.fieldInvalid)
      .check(
        z.trim(),
        z.minLength(1, batchMessages.wordsRequired),
        z.maxLength(SHORT_TEXT_MAX, messages.fieldInvalid),
      ),
    batchMessages.wordsRequired,
  )
  .check(z.maxLength(BULK_WORDS_MAX, batchMessages.wordsTooMany))
const someWords = words.check(z.minLength(1, batchMessages.wordsRequired))
const longText = z.string(messages.fieldInvalid).check(z.maxLength(BODY_MAX, messages.fieldInvalid))

/** The change applied to each entry of a batch. */
const bulkChange = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('set'),
      field,
      value: z.union([longText, z.boolean(), z.number(), z.null(), words], messages.fieldInvalid),
    }),
    z.object({ action: z.literal('add'), field, words: someWords }),
    z.object({ action: z.literal('remove'), field, words: someWords }),
    z.object({
      action: z.literal('replace'),
      field,
      find: z
        .string(batchMessages.findRequired)
        .check(
          z.minLength(1, batchMessages.findRequired),
          z.maxLength(SHORT_TEXT_MAX, messages.fieldInvalid),
        ),
      replacement: z.string(messages.fieldInvalid).check(z.maxLength(SHORT_TEXT_MAX, messages.fieldInvalid)),
    }),
    /** `list`: the price list to raise; null: all lists of the field. */
    z.object({
      action: z.literal('raise'),
      field,
      hundredths: z.int(batchMessages.percentFormat).check(
        z.minimum(-9999, batchMessages.percentFormat),
        z.maximum(99_999, batchMessages.percentFormat),
        z.refine((hundredths) => hundredths !== 0, batchMessages.percentFormat),
      ),
      step: z.literal([...RAISE_STEPS], messages.fieldInvalid),
      list: z.nullable(priceList),
    }),
    /** `parent`: key of a catalogue group; null: the top level. */
    z.object({ action: z.literal('move'), parent: z.nullable(wholeNumber) }),
    z.object({ action: z.literal('publish') }),
    z.object({ action: z.literal('take-down') }),
    /** Null: leaves the scheduled time unchanged. */
    z
      .object({
        action: z.literal('schedule'),
        publishAt: z.nullable(moment),
        takeDownAt: z.nullable(moment),
      })
      .check(
        z.refine(({ publishAt, takeDownAt }) => publishAt !== null || takeDownAt !== null, {
          error: batchMessages.minuteRequired,
          path: ['publishAt'],
        }),
      ),
    z.object({ action: z.literal('unschedule') }),
  ],
  batchMessages.actionUnknown,
)
export type BulkChange = z.infer<typeof bulkChange>
export type BulkAction = BulkChange['action']

const FITTING: Record<BulkField['type'], BulkAction[]> = {
  text: ['set', 'replace'],
  words: ['set', 'add', 'remove'],
  flag: ['set'],
  number: ['set'],
  moment: ['set'],
  picture: ['set'],
  choice: ['set'],
  prices: ['raise'],
}

/** Returns the actions that a field supports. */
export const listBulkActions = ({ type }: BulkField): BulkAction[] => FITTING[type]

/** Returns whether a change fits entries of a kind. */
export function isChangeForKind(kind: BatchKind, change: BulkChange): boolean {
  if (change.action === 'move') return kind === 'item'
  // Pictures have neither drafts nor schedules.
  if (!('field' in change)) return kind !== 'picture'
  const fields = listBulkFields(kind)
  const one = Object.hasOwn(fields, change.field) ? fields[change.field] : undefined
  if (!one || !listBulkActions(one).includes(change.action)) return false
  if (change.action === 'raise') return change.list === null || one.hasLists === true
  return change.action !== 'set' || isValueOf(one, change.value)
}

function isValueOf({ type, isNullable, options = [] }: BulkField, value: unknown): boolean {
  if (value === null) return isNullable === true
  const isText = typeof value === 'string'
  switch (type) {
    case 'words':
      return Array.isArray(value)
    case 'moment':
      return z.safeParse(moment, value).success
    case 'picture':
      return z.safeParse(pictureName, value).success
    case 'choice':
      return isText && options.includes(value)
    default:
      return typeof value === { text: 'string', flag: 'boolean', number: 'number', prices: '' }[type]
  }
}

/** Returns whether a change touches SEO fields only. */
export const isSeoChange = (change: BulkChange): boolean => 'field' in change && isSeoField(change.field)

/** The entries to change, listed or by a filter, and the change. */
export const planBatchForm = z.object({
  kind: z.enum(BATCH_KINDS, messages.fieldInvalid),
  /** What the batch does, in words. */
  title: z
    .string(messages.fieldInvalid)
    .check(
      z.trim(),
      z.minLength(1, messages.fieldInvalid),
      z.maxLength(BATCH_TITLE_MAX, messages.fieldInvalid),
    ),
  ids: z.optional(
    z.pipe(
      fromJson,
      z
        .array(wholeNumber, batchMessages.entriesRequired)
        .check(
          z.minLength(1, batchMessages.entriesRequired),
          z.maxLength(BATCH_ENTRIES_MAX, batchMessages.entriesTooMany),
        ),
    ),
  ),
  /** Filter of the entry list, as in its URL. */
  filter: z.optional(z.pipe(fromJson, z.object(entryFilterFields, messages.fieldInvalid))),
  /** Filter of the media library, as in its URL. */
  mediaFilter: z.optional(z.pipe(fromJson, z.object(mediaFilterFields, messages.fieldInvalid))),
  change: z.pipe(fromJson, bulkChange),
  /** Whether entries without a draft are published with the change. Pictures are always changed on the site. */
  result: z.enum(['draft', 'publish'], messages.fieldInvalid),
})

/** Changes that a batch would make to an entry. */
export const batchDifference = z.object({
  index: z.number(),
  /** For a picture, its id in the library. */
  entryId: z.number(),
  kind: z.enum(BATCH_KINDS),
  title: z.string(),
  /** Whether the entry changed after the dry run; the batch would skip it. */
  isStale: z.boolean(),
  /** Name of the staff member who changed it; null if unknown. */
  changedBy: z.nullable(z.string()),
  fields: z.array(fieldDifference),
})
export type BatchDifference = z.infer<typeof batchDifference>
