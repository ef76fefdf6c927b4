import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import type { SeoInput } from '@rapport/contract/site/seo'
import * as z from 'zod/mini'

/* Fields shared by the schemas of the content; lengths in characters. */

export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/), z.maxLength(SLUG_MAX))
export const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
/** Optional text. */
export const optionalText = (max: number) => z._default(z.string().check(z.maxLength(max)), '')
export const html = z.string().check(z.maxLength(50_000))
export const imageName = z.string().check(z.regex(/^[a-z0-9-]+$/))
/** Null if absent. */
export const optionalImage = z._default(z.nullable(imageName), null)
/** Name of a file in documents/; null if absent. */
export const optionalDocument = z._default(z.nullable(line(100)), null)
/** An ISO date; null if absent. */
export const optionalDay = z._default(z.nullable(z.iso.date()), null)
export const erpId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** URL or bare id of a video; its reader checks the host. */
export const video = line(300)

export const seoInput = z.strictObject({
  title: z.optional(line(120)),
  description: z.optional(line(300)),
  keywords: z.optional(line(300)),
}) satisfies z.ZodMiniType<SeoInput>
