import { messages } from '@rapport/contract/errors/messages'
import { REFERRER_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SEO_TEXT_MAX } from '../editing/text-limits.ts'
import { draftText, pictureName, sitePath } from './snapshot-fields.ts'

/** Robots directives; null: the page is indexed. */
export const CRAWLER_RULES = ['noindex, follow', 'noindex, nofollow'] as const
export type CrawlerRule = (typeof CRAWLER_RULES)[number]

const seoText = z.nullable(draftText(SEO_TEXT_MAX))

/** SEO and social texts of a page; null: derived from the content. Snapshots older than a field have null in it. */
export const seoSnapshot = z.object({
  title: seoText,
  description: seoText,
  keywords: seoText,
  ogTitle: z._default(seoText, null),
  ogDescription: z._default(seoText, null),
  /** File name of the picture. */
  ogPicture: z._default(z.nullable(pictureName), null),
  /** Canonical path on this site. */
  canonical: z._default(
    z.nullable(sitePath.check(z.maxLength(REFERRER_MAX, editingMessages.tooLong(REFERRER_MAX)))),
    null,
  ),
  robots: z._default(z.nullable(z.enum(CRAWLER_RULES, messages.fieldInvalid)), null),
})
export type SeoSnapshot = z.infer<typeof seoSnapshot>

export const EMPTY_SEO: SeoSnapshot = {
  title: null,
  description: null,
  keywords: null,
  ogTitle: null,
  ogDescription: null,
  ogPicture: null,
  canonical: null,
  robots: null,
}

/** SEO of a kind that got it later: snapshots without it have none. */
export const addedSeo = z._default(seoSnapshot, EMPTY_SEO)
