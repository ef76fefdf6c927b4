/** A section of a long text: its anchor and its heading. */
export interface ArticleSection {
  id: string
  title: string
}

/** Words a minute that an article on a trade is read at. */
const WORDS_PER_MINUTE = 180
/** Fewer sections are seen at a glance. */
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

/** Returns the minutes an article takes to read, one at least. */
export function readingMinutes(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

/** Returns the text with an anchor at each heading of its sections, and the sections where they are worth a list. */
export function withAnchors(html: string): { html: string; sections: ArticleSection[] } {
  const [before = '', ...rest] = html.split(OPEN)
  const sections: ArticleSection[] = []
  const taken = new Set<string>()
  const parts = rest.map((part) => {
    const heading = plainText(part.split(CLOSE, 1)[0] ?? '')
    const title = decode(heading).replace(/\s+/g, ' ').trim()
    const id = freeId(anchorOf(title), taken)
    sections.push({ id, title })
    return `<h2 id="${id}">${part}`
  })
  return { html: before + parts.join(''), sections: sections.length < SECTIONS_MIN ? [] : sections }
}

/** Letters, digits and hyphens alone, so that it needs no escaping in an attribute. */
const anchorOf = (title: string) =>
  (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-') || 'section'

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  taken.add(free)
  return free
}
