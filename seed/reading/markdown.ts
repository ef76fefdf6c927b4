import { Marked } from 'marked'
import { sketchPicture, UnknownPicture } from './prints/draw-picture.ts'
import { setRussian } from './typography.ts'

/** What a picture of the content is called by in a text, before it has an address. */
const PICTURE = 'picture:'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

function sizeOf(name: string): string {
  try {
    const { width, height } = sketchPicture(name)
    return ` width="${width}" height="${height}"`
  } catch (cause) {
    // Whoever reads the text reports the name, and knows where it stands.
    if (cause instanceof UnknownPicture) return ''
    throw cause
  }
}

const marked = new Marked({
  async: false,
  gfm: true,
  renderer: {
    // Its place is kept before it arrives, and it is not asked for before it comes near.
    image({ href, text }) {
      const place = href.startsWith(PICTURE) ? sizeOf(href.slice(PICTURE.length)) : ''
      return `<img src="${escaped(href)}" alt="${escaped(text)}"${place} loading="lazy" decoding="async">`
    },
  },
})

// Content is written in Markdown alone; a tag that slipped in would be shown raw, or worse.
export const RAW_HTML = /<\/?[a-z][^<>]*>/i

/**
 * HTML of a description or a page of text. Content knows no addresses of stored pictures: `![alt](picture:<name>)`
 * becomes `<img src="picture:<name>" …>`, and whoever stores the pictures puts the address in its place.
 */
export function htmlFromMarkdown(source: string): string {
  return String(marked.parse(setRussian(source))).trim()
}

/** What the pictures of a text are called by; undefined where one has an address of its own. */
export function picturesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) =>
    source.startsWith(PICTURE) ? source.slice(PICTURE.length) : undefined,
  )
}
