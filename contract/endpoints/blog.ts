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
    summary: 'Returns published posts, newest first',
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
    summary: 'Returns current numbers of views and likes of published posts; missing ids are left out',
    cache: 'public',
    query: byIds(POSTS_MAX),
    result: z.object({ counts: z.array(postCounts) }),
  },
  getPost: {
    ...endpointRoutes.getPost,
    summary: 'Returns a post and counts a view of the visitor, identified by X-Visitor-Id or the token',
    cache: 'visitor',
    params: bySlug,
    result: z.object({ post }),
  },
  likePost: {
    ...endpointRoutes.likePost,
    summary: 'Likes a post, once per visitor',
    cache: 'private',
    params: byId,
    result: likeResult,
  },
} as const satisfies Record<string, Endpoint>
