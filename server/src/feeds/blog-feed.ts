import type { PostPreview } from '@rapport/contract/blog/blog'
import { sharePicturePath } from '@rapport/contract/media/media'
import { BLOG_PATH, FEED_PATH, postPath } from '@rapport/contract/paths/blog-paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import { listPosts } from '../blog/queries.ts'
import { listDemoPages } from '../demo-entries/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { element, escapeXml } from './xml.ts'

/** Number of posts in the feed. */
const POSTS = 20

/** Returns the newest posts as RSS 2.0. */
export async function blogFeed(
  orm: Orm,
  { name, tagline }: Pick<SiteProperties, 'name' | 'tagline'>,
  origin: string,
  now: Date,
): Promise<string> {
  const { posts } = await listPosts(orm, { offset: 0, limit: POSTS, now })
  const demo = await listDemoPages(orm)
  return rss({
    name,
    tagline,
    posts: posts.filter(({ id }) => !demo.has(`post:${id}`)),
    origin,
    // An empty blog has no page.
    path: posts.length > 0 ? BLOG_PATH : '/',
  })
}

interface Channel {
  name: string
  tagline: string
  posts: PostPreview[]
  origin: string
  /** Page of the site that the feed belongs to. */
  path: string
}

/** All URLs in it are absolute. */
function rss({ name, tagline, posts, origin, path }: Channel): string {
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `Блог — ${name}`),
    element('link', `${origin}${path}`),
    element('description', tagline ? `${name}: ${tagline}` : name),
    element('language', 'ru'),
    `<atom:link href="${escapeXml(`${origin}${FEED_PATH}`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`
}

function item({ slug, title, shortText, publicationAt, tags, previewThumb }: PostPreview, origin: string) {
  const url = `${origin}${postPath(slug)}`
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', new Date(publicationAt).toUTCString()),
    element('description', shortText),
    ...tags.map((tag) => element('category', tag)),
    // Without a known length the attribute is 0, which readers take as unknown.
    `<enclosure url="${escapeXml(`${origin}${sharePicturePath(previewThumb.src)}`)}" length="0" type="image/jpeg"/>`,
    '</item>',
  ].join('\n')
}
