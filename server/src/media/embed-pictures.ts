import { type Picture, pictureSrcset } from '@rapport/contract/media/media'
import render from 'dom-serializer'
import { type ChildNode, Element, isTag, type ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** What a text calls a picture by before it is stored: `<img src="picture:<name>" …>`. */
const NAMED = 'picture:'

/** A text is no wider than its lines are readable. */
const SIZES = 'auto, (min-width: 768px) 720px, 100vw'

/** Returns the stored picture of a name. */
export type FindPicture = (name: string) => Picture
type FindPictureMaybe = (name: string) => Picture | undefined

/** Returns a text in whose place of each named picture stands that picture, offered in the widths it has; unknown ones are left out. */
export function embedPictures(html: string, findPicture: FindPictureMaybe): string {
  if (!html.includes(NAMED)) return html
  const document = parseDocument(html, { decodeEntities: false })
  embedIn(document, findPicture)
  return render(document, { encodeEntities: false, selfClosingTags: false, emptyAttrs: true })
}

function embedIn(parent: ParentNode, findPicture: FindPictureMaybe): void {
  parent.children = parent.children.flatMap((child): ChildNode[] => {
    if (!isTag(child)) return [child]
    const { src = '' } = child.attribs
    if (child.name !== 'img' || !src.startsWith(NAMED)) {
      embedIn(child, findPicture)
      return [child]
    }
    const picture = findPicture(src.slice(NAMED.length))
    return picture ? [pictureElement(child, picture)] : []
  })
}

function pictureElement(image: Element, picture: Picture): Element {
  const { src: _, width: _width, height: _height, ...rest } = image.attribs
  image.attribs = {
    src: picture.fallback,
    width: String(picture.width),
    height: String(picture.height),
    ...rest,
  }
  if (picture.widths.length === 0) return image
  const source = { type: 'image/avif', srcset: pictureSrcset(picture), sizes: SIZES }
  return new Element('picture', {}, [new Element('source', source), image])
}
