import type { SeedPost } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { html, imageName, line, seoInput, slug } from '../reading/fields.ts'

export const seedPost = z.strictObject({
  slug,
  title: line(160),
  shortText: line(400),
  publicationAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/)),
  tags: z.array(line(40)).check(z.minLength(1), z.maxLength(4)),
  picture: imageName,
  body: html,
  seo: z._default(seoInput, {}),
}) satisfies z.ZodMiniType<SeedPost>
