import { Marked } from 'marked'
import { typeset } from './typeset.ts'

/** What an image of the content is called by in a text, before it has an address. */
const IMAGE = 'picture:'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** Width and height of an image by its name; undefined where there is none. */
export type ImageSize = (name: string) => { width: number; height: number } | undefined

// Content is written in Markdown alone; a tag that slipped in would be shown raw, or worse.
export const RAW_HTML = /<\/?[a-z][^<>]*>/i

/**
 * Returns the HTML of a description or a page of text. Content knows no addresses of stored images: `![alt](picture:<name>)`
 * becomes `<img src="picture:<name>" …>`, and whoever stores the images puts the address there.
 */
export function htmlFromMarkdown(source: string, sizeOf: ImageSize): string {
  const marked = new Marked({
    async: false,
    gfm: true,
    renderer: {
      // Its room is kept before it arrives, and it is not asked for before it comes near.
      image({ href, text }) {
        const size = href.startsWith(IMAGE) ? sizeOf(href.slice(IMAGE.length)) : undefined
        const room = size ? ` width="${size.width}" height="${size.height}"` : ''
        return `<img src="${escaped(href)}" alt="${escaped(text)}"${room} loading="lazy" decoding="async">`
      },
    },
  })
  return String(marked.parse(typeset(source))).trim()
}

/** Names of the images in a text; undefined where one has an address of its own. */
export function imageNamesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) =>
    source.startsWith(IMAGE) ? source.slice(IMAGE.length) : undefined,
  )
}
