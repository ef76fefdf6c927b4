import * as z from 'zod/mini'
import { picture } from '../media/picture.ts'
import { seo } from '../site/seo.ts'

/** A post in a list. `publicationAt` is an ISO moment. */
export const postPreview = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  shortText: z.string(),
  previewThumb: picture,
  publicationAt: z.string(),
  views: z.number(),
  likes: z.number(),
  tags: z.array(z.string()),
})
export type PostPreview = z.infer<typeof postPreview>

/** Views and likes of a post. */
export const postCounts = z.pick(postPreview, { id: true, views: true, likes: true })
export type PostCounts = z.infer<typeof postCounts>

/** A whole post; `body` is safe HTML. */
export const post = z.object({
  ...postPreview.shape,
  image: picture,
  body: z.string(),
  liked: z.boolean(),
  /** Newest posts that share a tag with this post. */
  related: z.array(postPreview),
  seo,
})
export type Post = z.infer<typeof post>
