import * as z from 'zod/mini'
import { POST_TAGS_MAX, SHORT_TEXT_MAX, TAG_MAX, TITLE_MAX } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { editingMessages } from '../editing-messages.ts'
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

/** Addresses of the further pages of the blog. */
const PAGE_SLUG = /^page-\d+$/

const tags = (tag: z.ZodMiniType<string>) =>
  z.array(tag, messages.fieldInvalid).check(
    z.maxLength(POST_TAGS_MAX, editingMessages.tagsTooMany(POST_TAGS_MAX)),
    z.refine((list) => new Set(list).size === list.length, editingMessages.tagsRepeat),
  )

/** All that an editor writes of a post, its tags and its words for search engines included; of a draft it may lack. */
export const postSnapshot = z.object({
  slug: draftSlug,
  title: draftText(TITLE_MAX),
  shortText: draftText(SHORT_TEXT_MAX),
  body: draftBody,
  picture: z.nullable(pictureName),
  /** The date it bears; null: that of its first publication. */
  publicationAt: z.nullable(moment),
  tags: tags(draftText(TAG_MAX)),
  seo: seoSnapshot,
})
export type PostSnapshot = z.infer<typeof postSnapshot>

/** The same where it may be published. */
export const publishablePost = z.object({
  ...postSnapshot.shape,
  slug: slugField.check(z.refine((slug) => !PAGE_SLUG.test(slug), editingMessages.slugReserved)),
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
  shortText: requiredText(SHORT_TEXT_MAX, editingMessages.shortTextRequired),
  body: requiredBody,
  picture: z.string(editingMessages.pictureRequired),
  tags: tags(requiredText(TAG_MAX, editingMessages.tagRequired)),
})
