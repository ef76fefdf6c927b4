/** Section of a long text: anchor and heading. */
export interface ArticleSection {
  id: string
  title: string
}

/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 180
/** Fewer sections need no table of contents. */
const SECTIONS_MIN = 3

const OPEN = '<h2>'
const CLOSE = '</h2>'

const plainText = (html: string) => html.replace(/<[^<>]*>/g, ' ')

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? '')

/** Returns the reading time in minutes, at least 1. */
export function countReadingMinutes(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

/** Adds anchors to headings. Returns the sections if there are enough for a table of contents. */
export function withAnchors(html: string): { html: string; sections: ArticleSection[] } {
  const [before = '', ...rest] = html.split(OPEN)
  const sections: ArticleSection[] = []
  const taken = new Set<string>()
  const parts = rest.map((part) => {
    const heading = plainText(part.split(CLOSE, 1)[0] ?? '')
    const title = decode(heading).replace(/\s+/g, ' ').trim()
    const id = freeId(toAnchor(title), taken)
    sections.push({ id, title })
    return `<h2 id="${id}">${part}`
  })
  return { html: before + parts.join(''), sections: sections.length < SECTIONS_MIN ? [] : sections }
}

/** Only letters, digits and hyphens, which need no escaping in an attribute. */
const toAnchor = (title: string) =>
  (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-') || 'section'

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  taken.add(free)
  return free
}
