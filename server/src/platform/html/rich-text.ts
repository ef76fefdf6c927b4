import { customType } from 'drizzle-orm/pg-core'
import sanitizeHtml from 'sanitize-html'

/** Allowed content of rich text: the output of Markdown. No scripts, frames or styles. */
const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...[
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'del',
      's',
      'sub',
      'sup',
      'a',
      'img',
      'picture',
      'source',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // A stored text names its pictures by id: `picture:12`.
  allowedSchemesByTag: { img: ['https', 'picture'], source: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Elements without an end tag.
  selfClosing: ['img', 'br', 'hr', 'source'],
}

/** Total length of the cached texts in characters, without their clean forms. */
const CACHED_CHARACTERS_MAX = 4_000_000

const remembered = new Map<string, string>()
let rememberedLength = 0

/**
 * Returns HTML with only the allowed tags, attributes and link schemes. Results are cached: nearly every text
 * is read again.
 */
export function sanitizeRichText(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, RICH_TEXT)
  // Nearly every text is clean, so one copy is enough.
  cacheClean(html, clean === html ? html : clean)
  return clean
}

function cacheClean(html: string, clean: string): void {
  remembered.set(html, clean)
  rememberedLength += html.length
  for (const oldest of remembered.keys()) {
    if (rememberedLength <= CACHED_CHARACTERS_MAX) return
    remembered.delete(oldest)
    rememberedLength -= oldest.length
  }
}

/**
 * Column of rich text. It is sanitized on write and again on read, so that unsafe HTML in the database never
 * reaches a page.
 */
export const richText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sanitizeRichText,
  fromDriver: sanitizeRichText,
})
