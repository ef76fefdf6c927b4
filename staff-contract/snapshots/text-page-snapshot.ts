import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { TITLE_MAX } from '../editing/text-limits.ts'
import { addedSeo } from './seo-snapshot.ts'
import {
  completeBody,
  documentPath,
  draftBody,
  draftSlug,
  draftText,
  requiredText,
} from './snapshot-fields.ts'

/** Snapshot of a text page. */
export const textPageSnapshot = z.object({
  slug: draftSlug,
  title: draftText(TITLE_MAX),
  /** Changes whenever the text does; stored with every consent to it. */
  version: draftText(SHORT_FIELD_MAX),
  body: draftBody,
  /** Path of its document for download. */
  document: z.nullable(documentPath),
  seo: addedSeo,
})
export type TextPageSnapshot = z.infer<typeof textPageSnapshot>

/** Snapshot of a text page that can be published. */
export const publishableTextPage = z.object({
  ...textPageSnapshot.shape,
  slug: z.string().check(z.refine((slug) => Object.hasOwn(TEXT_PAGE_PATHS, slug), editingMessages.pageSlug)),
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
  version: requiredText(SHORT_FIELD_MAX, editingMessages.pageVersionRequired),
  body: completeBody,
})
