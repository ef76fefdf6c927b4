import type { PostPreview } from '@rapport/contract/blog'
import type { Api } from '@rapport/contract/endpoints/api'
import { sharePicturePath } from '@rapport/contract/media'
import { BLOG_PATH, FEED_PATH, postPath } from '@rapport/contract/paths/blog-paths'
import type { FastifyInstance } from 'fastify'
import { createEtag, sendTagged } from '../platform/http/etag.ts'
import { createResponseCache } from '../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

/** Posts a feed tells of. */
const POSTS = 20

export interface BlogFeedOptions {
  api: Pick<Api, 'getPosts' | 'getSite'>
  publicUrl: string
  onContentChange: Services['onContentChange']
}

interface Feed {
  body: string
  etag: string
}

/** Serves the newest posts as RSS 2.0, written once until content changes. */
export function blogFeed(app: FastifyInstance, { api, publicUrl, onContentChange }: BlogFeedOptions): void {
  const cache = createResponseCache<Feed>({ bytesMax: 1_000_000, sizeOf: ({ body }) => body.length * 2 })
  onContentChange(() => cache.clear())

  async function writeFeed(): Promise<Feed> {
    const [{ properties }, { posts }] = await Promise.all([api.getSite(), api.getPosts({ limit: POSTS })])
    const body = rss({ ...properties, posts, origin: publicUrl })
    return { body, etag: createEtag(body) }
  }

  app.get(FEED_PATH, async (request, reply) => {
    const { body, etag } = await cache.load(FEED_PATH, writeFeed)
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    return sendTagged(request, reply, etag, () => reply.type('application/rss+xml; charset=utf-8').send(body))
  })
}

interface Channel {
  name: string
  tagline: string
  posts: PostPreview[]
  origin: string
}

/** Returns an RSS 2.0 document; all addresses in it are whole. */
function rss({ name, tagline, posts, origin }: Channel): string {
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `Блог — ${name}`),
    element('link', `${origin}${BLOG_PATH}`),
    element('description', `${name}: ${tagline}`),
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
    // Readers that know nothing of its length take 0 for «not said».
    `<enclosure url="${escapeXml(`${origin}${sharePicturePath(previewThumb.src)}`)}" length="0" type="image/jpeg"/>`,
    '</item>',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without what no XML may hold, and with what would mean markup escaped. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
