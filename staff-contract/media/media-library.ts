import { messages } from '@rapport/contract/errors/messages'
import { picture } from '@rapport/contract/media/picture'
import { SEARCH_MAX, TAG_MAX } from '@rapport/contract/paths/query-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { fromJson, fromVersion } from '../editing/form-values.ts'
import { CONTENT_KINDS } from '../entries/content-kinds.ts'
import { MEDIA_ALT_MAX, MEDIA_TAGS_MAX } from './media-limits.ts'
import { mediaMessages } from './media-messages.ts'

/** `pending`: its variants are being made. `failed`: making them failed. */
export const MEDIA_STATES = ['pending', 'ready', 'failed'] as const

/**
 * Filters of the media library. `small`: narrower than MEDIA_SMALL_WIDTH, drawings excluded. `pending`: variants are
 * being made. Only `trashed` shows pictures in the trash.
 */
export const MEDIA_FILTERS = ['no-alt', 'unused', 'small', 'pending', 'failed', 'trashed'] as const
export type MediaFilter = (typeof MEDIA_FILTERS)[number]

const filterText = (max: number) => z.optional(z.string().check(z.maxLength(max, messages.fieldInvalid)))
/** Filters of the media library: prefixes of words of names and alt texts, a folder, a missing property. */
export const mediaFilterFields = {
  search: filterText(SEARCH_MAX),
  folder: filterText(TAG_MAX),
  filter: z.optional(z.enum(MEDIA_FILTERS, messages.fieldInvalid)),
}

/** A picture of the library. Its alt text and focus are in `picture`, as everywhere on the site. */
export const mediaAsset = z.object({
  id: z.number(),
  /** Raised by every write; the next write must send it. */
  version: z.number(),
  /** The name used by forms and texts. */
  file: z.string(),
  /** The original file name. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  picture,
  /** Names of its folders. */
  tags: z.array(z.string()),
  state: z.enum(MEDIA_STATES),
  /** Time it was moved to the trash; null if it was not. */
  trashedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type MediaAsset = z.infer<typeof mediaAsset>

/** `live`: on the site. `draft`: not published. `version`: in a stored version. */
const USAGE_STAGES = ['live', 'draft', 'version'] as const

/** A field that uses a picture. */
const mediaUsage = z.object({
  stage: z.enum(USAGE_STAGES),
  /** Kind of the entry. */
  subject: z.string(),
  title: z.string(),
  field: z.string(),
  /** The entry that edits it; null if it is none. */
  entry: z.nullable(z.object({ id: z.number(), kind: z.enum(CONTENT_KINDS) })),
  /** Number of the version. */
  number: z.nullable(z.number()),
})
export type MediaUsage = z.infer<typeof mediaUsage>

/** A picture with its uses; `isEvery` is false if there are more. */
export const mediaDetails = z.object({ asset: mediaAsset, usages: z.array(mediaUsage), isEvery: z.boolean() })
export type MediaDetails = z.infer<typeof mediaDetails>

export const mediaVersionForm = z.object({ version: fromVersion })

const alt = z
  .string(messages.fieldInvalid)
  .check(z.trim(), z.maxLength(MEDIA_ALT_MAX, editingMessages.tooLong(MEDIA_ALT_MAX)))
export const mediaAltForm = z.object({ version: fromVersion, alt })

const hundredth = z
  .int(mediaMessages.focusRange)
  .check(z.minimum(0, mediaMessages.focusRange), z.maximum(100, mediaMessages.focusRange))
export const mediaFocusForm = z.object({
  version: fromVersion,
  focus: z.pipe(fromJson, z.object({ x: hundredth, y: hundredth }, mediaMessages.focusRange)),
})

const tag = z
  .string(mediaMessages.tagRequired)
  .check(
    z.trim(),
    z.minLength(1, mediaMessages.tagRequired),
    z.maxLength(TAG_MAX, editingMessages.tooLong(TAG_MAX)),
  )
const tags = z.array(tag, messages.fieldInvalid).check(
  z.maxLength(MEDIA_TAGS_MAX, mediaMessages.tagsTooMany(MEDIA_TAGS_MAX)),
  z.refine((list) => new Set(list).size === list.length, mediaMessages.tagsRepeat),
)
export const mediaTagsForm = z.object({ version: fromVersion, tags: z.pipe(fromJson, tags) })

/** Fields of a picture that bulk edits may change. */
export const mediaWords = z.object({ alt, tags })
export type MediaWords = z.infer<typeof mediaWords>
