import { IMAGE_BYTES_MAX } from '@rapport/contract/limits'
import sharp from 'sharp'
import { ApiError } from '../../platform/http/api-error.ts'
import { isSafeSvg } from './svg-safety.ts'

/** What is known of a picture once it has been looked at. */
export interface InspectedImage {
  extension: 'svg' | 'jpg' | 'png' | 'webp' | 'avif'
  mediaType: string
  width: number
  height: number
  /** Dominant colour, `#b5232a`. */
  color: string
  /** A tiny WebP as a data address; none of a drawing. */
  preview: string | null
}

/** Above it a small file would unpack to more memory than a server has to spare. */
export const IMAGE_PIXELS_MAX = 60_000_000

type Kind = Pick<InspectedImage, 'extension' | 'mediaType'> & {
  /** What its files begin with. */
  begins: RegExp
}

const KINDS: readonly Kind[] = [
  { extension: 'svg', mediaType: 'image/svg+xml', begins: /^(?:\xef\xbb\xbf)?\s*</ },
  { extension: 'jpg', mediaType: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', mediaType: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', mediaType: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  { extension: 'avif', mediaType: 'image/avif', begins: /^.{4}ftyp/s },
]

const refuse = (message: string) => new ApiError(422, message, { file: [message] })
const KINDS_ALLOWED = 'Подойдут картинки SVG, JPG, PNG, WebP и AVIF'

/**
 * Looks at an uploaded picture by its bytes. Throws a 422 at `file` for one that is too large, unpacks to too
 * much, is not what its name says, can't be read, or is a drawing that could do something.
 */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.byteLength > IMAGE_BYTES_MAX) throw refuse('Картинка больше 40 МБ')
  const { extension, mediaType } = kindOf(name, bytes)
  // Before anything draws it: a drawing can unpack to gigabytes.
  if (extension === 'svg' && !isSafeSvg(bytes))
    throw refuse('В рисунке SVG есть скрипты или внешние ссылки. Сохраните его без них')
  const metadata = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  // HEIC is a container of the same kind as AVIF, which browsers don't show.
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw refuse(KINDS_ALLOWED)
  const { width, height } = metadata.autoOrient ?? metadata
  if (!width || !height || width * height > IMAGE_PIXELS_MAX)
    throw refuse('В картинке больше 60 миллионов точек')
  return {
    extension,
    mediaType,
    width,
    height,
    ...(await look(extension, bytes)),
  }
}

/** The colour and the tiny preview. A drawing's colour is that of its ground: drawing it takes twenty times as long. */
async function look(
  extension: InspectedImage['extension'],
  bytes: Uint8Array,
): Promise<Pick<InspectedImage, 'color' | 'preview'>> {
  const ground = extension === 'svg' && FIRST_FILL.exec(Buffer.from(bytes).toString('utf8'))?.[1]
  if (ground) return { color: `#${ground.toLowerCase()}`, preview: null }
  const small = await readable(
    sharp(bytes, smallInput(extension)).rotate().resize(64, 64, { fit: 'inside' }).png().toBuffer(),
  )
  const { dominant } = await sharp(small).flatten({ background: '#ffffff' }).stats()
  const digits = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return { color: `#${digits.join('')}`, preview: extension === 'svg' ? null : await tiny(small) }
}

const FIRST_FILL = /\bfill\s*=\s*["']#([0-9a-f]{6})["']/i

/** What a picture is by its name, where its first bytes agree: no other format gets as far as a reader. */
function kindOf(name: string, bytes: Uint8Array): Kind {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg')
  const kind = KINDS.find((one) => one.extension === extension)
  if (!kind) throw refuse(KINDS_ALLOWED)
  const beginning = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (!kind.begins.test(beginning)) throw refuse('Содержимое картинки не соответствует её расширению')
  return kind
}

/** What comes of a picture, or the 422 of one that is broken. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw refuse('Картинку не удалось прочитать. Сохраните её заново')
  }
}

/** Drawings are rendered small at once; at their own size it takes twenty times as long. */
const smallInput = (extension: InspectedImage['extension']) => ({
  limitInputPixels: IMAGE_PIXELS_MAX,
  ...(extension === 'svg' ? { density: 6 } : {}),
})

async function tiny(small: Buffer): Promise<string> {
  const bytes = await sharp(small).resize(20, 20, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
