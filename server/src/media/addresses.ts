import { createHash } from 'node:crypto'
import { type MediaFormat, mediaVariant } from '@rapport/contract/media'
import type { PrerenderedImage } from '@rapport/contract/seed'
import type { Picture } from './picture.ts'

/** What an address tells of a picture beside its size. */
interface Look {
  /** Six hexadecimal digits. */
  color: string
  /** Colours of its nine fields, 27 hexadecimal digits; empty of a drawing. */
  fields: string
}

const lookOf = ({ color, fields }: Look) => (fields ? `${color}-p${fields}` : color)

/**
 * File name of a stored picture. It names its bytes, so that its address can be kept for ever, and tells its
 * size and colours, so that a page can hold its place without asking (contract/media.ts).
 */
export function pictureFile(name: string, bytes: Uint8Array, picture: Picture & Look): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return `${name}-${hash}-${picture.width}x${picture.height}-${lookOf(picture)}.${picture.extension}`
}

/** File name of a picture rendered ahead: it tells the focus and the widths too. `bytes` of all its widths. */
export function renderedFile(
  { name, facts, widths }: PrerenderedImage,
  fields: string,
  bytes: Uint8Array[],
): string {
  const hash = createHash('sha256')
  for (const part of bytes) hash.update(part)
  const { width, height, color, focus } = facts
  const percent = (share: number) => Math.round(share * 100)
  return [
    pictureName(name),
    hash.digest('hex').slice(0, 10),
    `${width}x${height}`,
    lookOf({ color: color.slice(1).toLowerCase(), fields }),
    `f${percent(focus.x)}x${percent(focus.y)}`,
    `${widths.map((wide) => `w${wide}`).join('')}.avif`,
  ].join('-')
}

const NAME_MAX = 60

/** A name for an address: Latin letters, digits and dashes of whatever a file was called. */
export function pictureName(fileName: string): string {
  const plain = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-|-$/g, '')
  return plain || 'picture'
}

export const mediaAddress = (file: string) => `/media/${file}`
/** The file of a picture by its address; of any other address no file there is. */
export const fileOf = (address: string) => address.replace('/media/', '')
export const mediaKey = (file: string) => `media/${file}`
export const variantKey = (file: string, width: number, format: MediaFormat) =>
  mediaVariant(mediaAddress(file), width, format).slice(1)

/** Address of a stored picture by the name the content gives it. */
export type PictureAddress = (name: string) => string

/** Puts stored addresses in place of the names that a text's pictures bear: `src="picture:<name>"`. */
export const withPictureAddresses = (html: string, address: PictureAddress): string =>
  html.replace(/picture:([a-z0-9-]+)/g, (_, name: string) => address(name))
