import { TAG_MAX } from './query-limits.ts'

export const BLOG_PATH = '/blog/'

/** Path of the feed of the newest posts. */
export const FEED_PATH = '/feed.xml'

/** Path of a post. */
export const POST_PATH = /^\/blog\/[a-z0-9-]+\/$/

export const postPath = (slug: string): string => `${BLOG_PATH}${slug}/`

/** Returns the path of a page of the blog, of all posts or of a tag. */
export function blogListPath({ page = 1, tag }: { page?: number; tag?: string | undefined } = {}): string {
  return `${BLOG_PATH}${page > 1 ? `page-${page}/` : ''}${tag ? tagQuery(tag) : ''}`
}

const tagQuery = (tag: string) => `?${new URLSearchParams({ tag })}`

const LIST = /^\/blog\/(?:page-\d+\/)?$/

/** Returns the tag in a query; undefined if no post can have it. */
export function findTag(search: string): string | undefined {
  const tag = new URLSearchParams(search).get('tag')?.trim()
  return tag && tag.length <= TAG_MAX ? tag : undefined
}

/** Returns the part of a query that changes a post list: its tag in one spelling. Empty for every other page. */
export function blogQuery(path: string, search: string): string {
  const tag = search !== '' && LIST.test(path) ? findTag(search) : undefined
  return tag ? tagQuery(tag) : ''
}
