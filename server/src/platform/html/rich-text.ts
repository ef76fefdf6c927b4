import { customType } from 'drizzle-orm/pg-core'
import sanitizeHtml from 'sanitize-html'

/** Everything that text with marks may hold: what Markdown makes, and nothing that runs, frames or dresses. */
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
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Elements without an end tag.
  selfClosing: ['img', 'br', 'hr', 'source'],
}

/** Characters of texts whose clean form is remembered, clean forms aside. */
const REMEMBERED_MAX = 4_000_000

const remembered = new Map<string, string>()
let rememberedLength = 0

/**
 * Returns HTML with nothing left in it but the tags, attributes and link schemes of the list. The same text is cleaned
 * once: nearly all that is read was read before.
 */
export function sanitizeRichText(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, RICH_TEXT)
  // Nearly always it was clean, and one copy will do.
  remember(html, clean === html ? html : clean)
  return clean
}

function remember(html: string, clean: string): void {
  remembered.set(html, clean)
  rememberedLength += html.length
  for (const oldest of remembered.keys()) {
    if (rememberedLength <= REMEMBERED_MAX) return
    remembered.delete(oldest)
    rememberedLength -= oldest.length
  }
}

/**
 * A column of text with marks: cleaned when it is written, whoever writes it, and again when it is read, so that
 * nothing of what got past us into the database ever reaches a page.
 */
export const richText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sanitizeRichText,
  fromDriver: sanitizeRichText,
})
