import { type Picture, pictureSrcset } from '@rapport/contract/media/media'
import render from 'dom-serializer'
import { type ChildNode, Element, isTag, type ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** Prefix of a picture's name before it is stored: `<img src="picture:<name>" …>`. */
const NAMED = 'picture:'

/** A text column is as wide as its lines are readable. */
const SIZES = 'auto, (min-width: 768px) 720px, 100vw'

/** Returns the stored picture of a name. */
export type FindPicture = (name: string) => Picture
type FindPictureMaybe = (name: string) => Picture | undefined

/** Returns a text with each named picture replaced by the stored picture in its widths; unknown names are left out. */
export function embedPictures(html: string, findPicture: FindPictureMaybe): string {
  if (!html.includes(NAMED)) return html
  const document = parseDocument(html, { decodeEntities: false })
  embedIn(document, findPicture)
  return render(document, { encodeEntities: false, selfClosingTags: false, emptyAttrs: true })
}

/** Returns a stored text with every width and format of one picture replaced by another picture. */
export function replaceEmbedded(html: string, formerSrc: string, picture: Picture): string {
  const stem = stemOf(formerSrc)
  if (!html.includes(stem)) return html
  const document = parseDocument(html, { decodeEntities: false })
  replaceIn(document, stem, picture)
  return render(document, { encodeEntities: false, selfClosingTags: false, emptyAttrs: true })
}

const stemOf = (src: string) => src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

function replaceIn(parent: ParentNode, stem: string, picture: Picture): void {
  for (const [at, child] of parent.children.entries()) {
    if (!isTag(child)) continue
    const image =
      child.name === 'picture' ? child.children.find((one) => isTag(one) && one.name === 'img') : child
    if (image && isTag(image) && image.name === 'img' && stemOf(image.attribs.src ?? '') === stem)
      parent.children[at] = pictureElement(image, picture)
    else replaceIn(child, stem, picture)
  }
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
