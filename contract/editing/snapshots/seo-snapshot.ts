import * as z from 'zod/mini'
import { REFERRER_MAX, SEO_TEXT_MAX } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { editingMessages } from '../editing-messages.ts'
import { draftText, pictureName, sitePath } from './snapshot-fields.ts'

/** What crawlers may be told; null: to take the page into the search. */
export const CRAWLER_RULES = ['noindex, follow', 'noindex, nofollow'] as const
export type CrawlerRule = (typeof CRAWLER_RULES)[number]

const seoText = z.nullable(draftText(SEO_TEXT_MAX))

/**
 * What is written of a page for search engines and networks; null: as it follows from the content. What was kept before a field
 * was there has null in it.
 */
export const seoSnapshot = z.object({
  title: seoText,
  description: seoText,
  keywords: seoText,
  ogTitle: z._default(seoText, null),
  ogDescription: z._default(seoText, null),
  /** Name of the picture's file. */
  ogPicture: z._default(z.nullable(pictureName), null),
  /** Where the page really stands: a path of this site. */
  canonical: z._default(
    z.nullable(sitePath.check(z.maxLength(REFERRER_MAX, editingMessages.tooLong(REFERRER_MAX)))),
    null,
  ),
  robots: z._default(z.nullable(z.enum(CRAWLER_RULES, messages.fieldInvalid)), null),
})
export type SeoSnapshot = z.infer<typeof seoSnapshot>

/** Nothing is written. */
export const EMPTY_SEO: SeoSnapshot = {
  ...{ title: null, description: null, keywords: null, ogTitle: null, ogDescription: null },
  ...{ ogPicture: null, canonical: null, robots: null },
}

/** The same of a kind whose things had no such words at first: what sends none has nothing written. */
export const addedSeo = z._default(seoSnapshot, EMPTY_SEO)
