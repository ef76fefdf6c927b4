import { messages } from '@rapport/contract/errors/messages'
import { TAG_MAX } from '@rapport/contract/paths/query-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { POST_TAGS_MAX } from './page-content-limits.ts'
import { seoSnapshot } from './seo-snapshot.ts'
import {
  draftBody,
  draftSlug,
  draftText,
  moment,
  pictureName,
  requiredBody,
  requiredText,
  slugField,
} from './snapshot-fields.ts'

/** Slugs taken by the further pages of the blog. */
const PAGE_SLUG = /^page-\d+$/

const tags = (tag: z.ZodMiniType<string>) =>
  z.array(tag, messages.fieldInvalid).check(
    z.maxLength(POST_TAGS_MAX, editingMessages.tagsTooMany(POST_TAGS_MAX)),
    z.refine((list) => new Set(list).size === list.length, editingMessages.tagsRepeat),
  )

/** Snapshot of a post with its tags and SEO; fields may be empty in a draft. */
export const postSnapshot = z.object({
  slug: draftSlug,
  title: draftText(TITLE_MAX),
  shortText: draftText(SHORT_TEXT_MAX),
  body: draftBody,
  picture: z.nullable(pictureName),
  /** The date shown; null: the date of its first publication. */
  publicationAt: z.nullable(moment),
  tags: tags(draftText(TAG_MAX)),
  seo: seoSnapshot,
})
export type PostSnapshot = z.infer<typeof postSnapshot>

/** Snapshot of a post that can be published. */
export const publishablePost = z.object({
  ...postSnapshot.shape,
  slug: slugField.check(z.refine((slug) => !PAGE_SLUG.test(slug), editingMessages.slugReserved)),
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
  shortText: requiredText(SHORT_TEXT_MAX, editingMessages.shortTextRequired),
  body: requiredBody,
  picture: z.string(editingMessages.pictureRequired),
  tags: tags(requiredText(TAG_MAX, editingMessages.tagRequired)),
})
