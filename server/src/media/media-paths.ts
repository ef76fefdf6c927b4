import { createHash } from 'node:crypto'
import { type MediaFormat, type Picture, pictureVariantPath } from '@rapport/contract/media/media'

const NAME_MAX = 60
const HASH_LENGTH = 10

/** Returns the name of a stored file. It contains a hash of the bytes, so that its path can be cached forever. */
export function mediaFileName(name: string, bytes: Uint8Array[], extension: string): string {
  const hash = createHash('sha256')
  for (const part of bytes) hash.update(part)
  return `${mediaName(name)}-${hash.digest('hex').slice(0, HASH_LENGTH)}.${extension}`
}

/** Returns a file name reduced to Latin letters, digits and dashes, for a path. */
export function mediaName(fileName: string): string {
  const plain = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-|-$/g, '')
  return plain || 'picture'
}

export const mediaPath = (file: string) => `/media/${file}`
/** Returns the name of a picture's file. */
export const pictureFile = ({ src }: Pick<Picture, 'src'>): string => src.slice('/media/'.length)
export const mediaKey = (file: string) => `media/${file}`
export const variantKey = (file: string, width: number, format: MediaFormat) =>
  pictureVariantPath(mediaPath(file), width, format).slice(1)
/** Storage key of the share picture. */
export const shareKey = (file: string) => mediaKey(`share/${file.replace(/\.\w+$/, '.jpg')}`)
