import * as z from 'zod/mini'
import { SHORT_FIELD_MAX, TITLE_MAX } from '../../limits.ts'
import { TEXT_PAGE_PATHS } from '../../paths/paths.ts'
import { editingMessages } from '../editing-messages.ts'
import { addedSeo } from './seo-snapshot.ts'
import {
  documentPath,
  draftBody,
  draftSlug,
  draftText,
  requiredBody,
  requiredText,
} from './snapshot-fields.ts'

/** All that an editor writes of a page of running text. */
export const textPageSnapshot = z.object({
  slug: draftSlug,
  title: draftText(TITLE_MAX),
  /** Changes whenever the text does; stored with a consent given to it. */
  version: draftText(SHORT_FIELD_MAX),
  body: draftBody,
  /** Path of a file to download with it. */
  document: z.nullable(documentPath),
  seo: addedSeo,
})
export type TextPageSnapshot = z.infer<typeof textPageSnapshot>

/** The same where it may be published. */
export const publishableTextPage = z.object({
  ...textPageSnapshot.shape,
  slug: z.string().check(z.refine((slug) => Object.hasOwn(TEXT_PAGE_PATHS, slug), editingMessages.pageSlug)),
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
  version: requiredText(SHORT_FIELD_MAX, editingMessages.pageVersionRequired),
  body: requiredBody,
})
