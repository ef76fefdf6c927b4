import { type Picture, pictureSrcset } from '@rapport/contract/media/media'

/**
 * A picture of a text, without its widths: `<img src="picture:<name>" alt="…">`. A draft names its file, a stored
 * text its id.
 */
const NAMED = /<img src="picture:([\w.-]+)"((?: [a-z]+="[^"]*")*)( \/)?>/g

/** A text column is as wide as its lines are readable. */
const SIZES = 'auto, (min-width: 768px) 720px, 100vw'

/** Returns the stored picture of a name. */
export type FindPicture = (name: string) => Picture

/** Returns a text with each named picture in its widths; unknown names are left out. */
export const embedPictures = (html: string, findPicture: (name: string) => Picture | undefined): string =>
  html.replace(NAMED, (_, name: string, attributes: string, end = '') => {
    const picture = findPicture(name)
    return picture ? pictureElement(picture, attributes, end) : ''
  })

/** Returns a text with the id of each picture in place of its file; unknown files are left out. */
export const replaceFiles = (html: string, findId: (file: string) => number | undefined): string =>
  html.replace(NAMED, (_, file: string, attributes: string, end = '') => {
    const id = findId(file)
    return id === undefined ? '' : `<img src="picture:${id}"${attributes}${end}>`
  })

/** Returns the ids of the pictures of a stored text. */
export const listPictureIds = (html: string): number[] =>
  [...html.matchAll(NAMED)].flatMap(([, name]) => (/^\d{1,9}$/.test(name ?? '') ? [Number(name)] : []))

function pictureElement(picture: Picture, attributes: string, end: string): string {
  const { fallback, width, height, widths } = picture
  const image = `<img src="${fallback}" width="${width}" height="${height}"${attributes}${end}>`
  if (widths.length === 0) return image
  const source = `<source type="image/avif" srcset="${pictureSrcset(picture)}" sizes="${SIZES}"${end}>`
  return `<picture>${source}${image}</picture>`
}
