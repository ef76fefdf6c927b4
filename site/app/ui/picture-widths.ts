import { mediaFacts, mediaFallback, mediaVariant } from '@rapport/contract/media'

const IMAGE = /<img src="(\/media\/[^"<]+)"([^<>]*)>/g
/** A text is no wider than its lines are readable. */
const SIZES = '(min-width: 768px) 720px, 100vw'

/** A text whose pictures are offered in the widths they have, in the place each will take. */
export function withPictureWidths(html: string): string {
  return html.replace(IMAGE, (whole, address: string, rest: string) => {
    const facts = mediaFacts(address)
    if (!facts || facts.widths.avif.length === 0) return whole
    const srcset = facts.widths.avif.map((wide) => `${mediaVariant(address, wide, 'avif')} ${wide}w`)
    const others = rest.replace(/\s(?:width|height)="\d*"/g, '')
    const size = `width="${facts.width}" height="${facts.height}"`
    return (
      `<picture><source type="image/avif" srcset="${srcset.join(', ')}" sizes="auto, ${SIZES}">` +
      `<img src="${mediaFallback(address)}" ${size}${others}></picture>`
    )
  })
}
