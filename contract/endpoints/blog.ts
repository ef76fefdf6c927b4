import * as z from 'zod/mini'
import { post, postCounts, postPreview } from '../blog/blog.ts'
import { likeResult } from '../catalog/likes.ts'
import { messages } from '../errors/messages.ts'
import { POSTS_MAX, POSTS_OFFSET_MAX, TAG_MAX } from '../paths/query-limits.ts'
import type { Endpoint } from './endpoint.ts'
import { byId, byIds, bySlug, numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of the blog. */
export const blogEndpoints = {
  getPosts: {
    ...endpointRoutes.getPosts,
    summary: 'Published posts, newest first',
    cache: 'public',
    query: z.object({
      offset: z.optional(numberIn(0, POSTS_OFFSET_MAX)),
      limit: z.optional(numberIn(1, POSTS_MAX)),
      tag: z.optional(z.string().check(z.minLength(1), z.maxLength(TAG_MAX, messages.fieldTooLong))),
    }),
    result: z.object({ posts: z.array(postPreview), total: z.number(), tags: z.array(z.string()) }),
  },
  getPostCounts: {
    ...endpointRoutes.getPostCounts,
    summary: 'Views and likes of published posts as they are now; what is gone is left out',
    cache: 'public',
    query: byIds(POSTS_MAX),
    result: z.object({ counts: z.array(postCounts) }),
  },
  getPost: {
    ...endpointRoutes.getPost,
    summary: 'A whole post; counts a view of the visitor named by X-Visitor-Id or the bearer',
    cache: 'visitor',
    params: bySlug,
    result: z.object({ post }),
  },
  likePost: {
    ...endpointRoutes.likePost,
    summary: 'Likes a post, once for each visitor',
    cache: 'private',
    params: byId,
    result: likeResult,
  },
} as const satisfies Record<string, Endpoint>
