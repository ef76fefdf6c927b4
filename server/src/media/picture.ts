import sharp, { type Metadata } from 'sharp'
import { AppError } from '../platform/app-error.ts'
import { isHarmlessSvg } from './svg-safety.ts'

/** What is known of a picture once it has been looked at. */
export interface Picture {
  extension: 'svg' | 'jpg' | 'png' | 'webp' | 'avif'
  mediaType: string
  width: number
  height: number
  /** Dominant colour, six hexadecimal digits. */
  color: string
  /** A tiny WebP as a data address; none of a drawing. */
  preview: string | null
}

export const PICTURE_BYTES_MAX = 40 * 1024 * 1024
/** Above it a small file would unpack to more memory than a server has to spare. */
export const PICTURE_PIXELS_MAX = 60_000_000

const KINDS: Partial<Record<string, Pick<Picture, 'extension' | 'mediaType'>>> = {
  svg: { extension: 'svg', mediaType: 'image/svg+xml' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
  png: { extension: 'png', mediaType: 'image/png' },
  webp: { extension: 'webp', mediaType: 'image/webp' },
  heif: { extension: 'avif', mediaType: 'image/avif' },
}

/** Spellings of an extension that mean the same. */
const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg')

const refuse = (message: string) => new AppError(422, message, { file: [message] })

/**
 * Looks at an uploaded picture by its bytes. Throws a 422 at `file` for one that is too large, unpacks to too
 * much, is not what its name says, can't be read, or is a drawing that could do something.
 */
export async function examinePicture(name: string, bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > PICTURE_BYTES_MAX) throw refuse('Картинка больше 40 МБ')
  const metadata = await readMetadata(bytes)
  const kind = KINDS[metadata.format === 'heif' && metadata.compression !== 'av1' ? '' : metadata.format]
  if (!kind) throw refuse('Подойдут картинки SVG, JPG, PNG, WebP и AVIF')
  if (extensionOf(name) !== kind.extension) throw refuse('Содержимое картинки не соответствует её расширению')
  const { width, height } = metadata.autoOrient ?? metadata
  if (!width || !height || width * height > PICTURE_PIXELS_MAX)
    throw refuse('В картинке больше 60 миллионов точек')
  if (kind.extension === 'svg' && !isHarmlessSvg(bytes))
    throw refuse('В рисунке SVG есть скрипты или внешние ссылки. Сохраните его без них')
  const small = await sharp(bytes, smallInput(kind.extension))
    .rotate()
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer()
  const { dominant } = await sharp(small).flatten({ background: '#ffffff' }).stats()
  return {
    ...kind,
    width,
    height,
    color: [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join(''),
    preview: kind.extension === 'svg' ? null : await tiny(small),
  }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX }).metadata()
  } catch {
    throw refuse('Картинку не удалось прочитать. Сохраните её заново')
  }
}

/** Drawings are rendered small at once; at their own size it takes twenty times as long. */
const smallInput = (extension: Picture['extension']) => ({
  limitInputPixels: PICTURE_PIXELS_MAX,
  ...(extension === 'svg' ? { density: 6 } : {}),
})

async function tiny(small: Buffer): Promise<string> {
  const bytes = await sharp(small).resize(20, 20, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
