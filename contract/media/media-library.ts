import * as z from 'zod/mini'
import { CONTENT_KINDS } from '../editing/content-kinds.ts'
import { editingMessages } from '../editing/editing-messages.ts'
import { fromJson, fromVersion } from '../editing/form-values.ts'
import { MEDIA_ALT_MAX, MEDIA_TAGS_MAX, SEARCH_MAX, TAG_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { mediaMessages } from './media-messages.ts'
import { picture } from './picture.ts'

/** `pending`: its widths are being made. `failed`: they could not be. */
export const MEDIA_STATES = ['pending', 'ready', 'failed'] as const

/** What a list of pictures may be narrowed to. `small`: narrower than MEDIA_SMALL_WIDTH, drawings aside. No list but `trashed` has what was thrown away. */
export const MEDIA_FILTERS = ['no-alt', 'unused', 'small', 'failed', 'trashed'] as const
export type MediaFilter = (typeof MEDIA_FILTERS)[number]

const filterText = (max: number) => z.optional(z.string().check(z.maxLength(max, messages.fieldInvalid)))
/** What a list of pictures is narrowed by: beginnings of words of names and alt texts, a folder, what they lack. */
export const mediaFilterFields = {
  search: filterText(SEARCH_MAX),
  folder: filterText(TAG_MAX),
  filter: z.optional(z.enum(MEDIA_FILTERS, messages.fieldInvalid)),
}

/** A picture of the library. Its alt text and focus stand within `picture`, as everywhere on the site. */
export const mediaAsset = z.object({
  id: z.number(),
  /** Raised by every write: the next one has to name it. */
  version: z.number(),
  /** The name that forms and texts call it by. */
  file: z.string(),
  /** What it was called when it came. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  picture,
  /** Folders it is in, by their names. */
  tags: z.array(z.string()),
  state: z.enum(MEDIA_STATES),
  /** When it was thrown away; null where it was not. */
  trashedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type MediaAsset = z.infer<typeof mediaAsset>

/** `live`: on the site. `draft`: written, and not published. `version`: kept of something that was there before. */
const USAGE_STAGES = ['live', 'draft', 'version'] as const

/** A field that shows a picture. */
const mediaUsage = z.object({
  stage: z.enum(USAGE_STAGES),
  /** The table of a row that is live; the kind of content of a draft and of a version. */
  subject: z.string(),
  title: z.string(),
  field: z.string(),
  /** The thing it is edited by; null where it is none. */
  entry: z.nullable(z.object({ id: z.number(), kind: z.enum(CONTENT_KINDS) })),
  /** Of a version. */
  number: z.nullable(z.number()),
})
export type MediaUsage = z.infer<typeof mediaUsage>

/** A picture with the fields that show it; `isEvery` is false where there are more of them. */
export const mediaDetails = z.object({
  asset: mediaAsset,
  usages: z.array(mediaUsage),
  isEvery: z.boolean(),
})
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

/** What of a picture many at once may have changed. */
export const mediaWords = z.object({ alt, tags })
export type MediaWords = z.infer<typeof mediaWords>
