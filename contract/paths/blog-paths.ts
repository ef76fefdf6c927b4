import { TAG_MAX } from '../limits.ts'

export const BLOG_PATH = '/blog/'

/** Where the newest posts stand for programs that read feeds. */
export const FEED_PATH = '/feed.xml'

export const postPath = (slug: string): string => `${BLOG_PATH}${slug}/`

/** Returns the address of a page of the blog, of all posts or of those with a tag. */
export function blogListPath({ page = 1, tag }: { page?: number; tag?: string | undefined } = {}): string {
  return `${BLOG_PATH}${page > 1 ? `page-${page}/` : ''}${tag ? tagQuery(tag) : ''}`
}

const tagQuery = (tag: string) => `?${new URLSearchParams({ tag })}`

const LIST = /^\/blog\/(?:page-\d+\/)?$/

/** Returns the tag that a query asks for; undefined where it names none that a post could have. */
export function findTag(search: string): string | undefined {
  const tag = new URLSearchParams(search).get('tag')?.trim()
  return tag && tag.length <= TAG_MAX ? tag : undefined
}

/** Returns the part of a query that a list of posts is made of: its tag, in one spelling. Empty for every other page. */
export function blogQuery(path: string, search: string): string {
  const tag = search !== '' && LIST.test(path) ? findTag(search) : undefined
  return tag ? tagQuery(tag) : ''
}
