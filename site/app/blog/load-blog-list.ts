import type { Api, EndpointResult } from '@rapport/contract/endpoints/api'
import { BLOG_PATH, findTag } from '@rapport/contract/paths/blog-paths'
import { POSTS_DEFAULT, POSTS_OFFSET_MAX } from '@rapport/contract/paths/query-limits'
import { notFound } from '../browser/not-found.ts'

/** Page of the blog: all posts, or those with a tag. */
export interface BlogList extends Pick<EndpointResult<'getPosts'>, 'posts' | 'tags'> {
  /** 1-based. */
  page: number
  pages: number
  tag?: string | undefined
  seo: EndpointResult<'getSeo'>
}

const PAGES_MAX = Math.floor(POSTS_OFFSET_MAX / POSTS_DEFAULT) + 1

/** Loads a page of the blog. Throws 404 after the last page, and without any post. `search` is the query of the URL. */
export async function loadBlogList(api: Api, page: number, search: string): Promise<BlogList> {
  if (page < 1 || page > PAGES_MAX) throw notFound()
  const tag = findTag(search)
  const [{ posts, total, tags }, seo] = await Promise.all([
    api.getPosts({ offset: (page - 1) * POSTS_DEFAULT, limit: POSTS_DEFAULT, ...(tag ? { tag } : {}) }),
    api.getSeo({ groupName: 'page', entityId: BLOG_PATH }),
  ])
  const pages = Math.max(1, Math.ceil(total / POSTS_DEFAULT))
  if (page > pages || (total === 0 && tags.length === 0)) throw notFound()
  return { posts, tags, page, pages, tag, seo }
}

/** Returns whether no post has the tag, so that the URL may be invented. */
export const isUnknownTag = ({ tag, posts }: BlogList): boolean => tag !== undefined && posts.length === 0
