import { IMAGE_BYTES_MAX } from '@rapport/contract/limits'
import sharp from 'sharp'
import { ApiError } from '../../platform/http/api-error.ts'
import { drawMedia } from '../drawing/draw.ts'
import { PIXELS_MAX } from '../drawing/drawing-limits.ts'
import { cleanSvg, readSvg, type SvgRefusal } from '../svg/read-svg.ts'
import { type Size, svgSize } from '../svg/svg-size.ts'

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
  /** The file as it may be shown to everybody. */
  bytes: Uint8Array
}

type Kind = Pick<InspectedImage, 'extension' | 'mediaType'> & {
  /** What its files begin with. */
  begins: RegExp
}

const KINDS: readonly Kind[] = [
  { extension: 'svg', mediaType: 'image/svg+xml', begins: /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\0?\s*</ },
  { extension: 'jpg', mediaType: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', mediaType: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', mediaType: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  { extension: 'avif', mediaType: 'image/avif', begins: /^.{4}ftyp/s },
]

/** The 422 at the file. */
export const refuse = (message: string) => new ApiError(422, message, { file: [message] })
const UNREADABLE = 'Картинку не удалось прочитать. Сохраните её заново'
/** Pixels of the longer side of what colours are taken from. */
const SMALL = 64
const KINDS_ALLOWED = 'Подойдут картинки SVG, JPG, PNG, WebP и AVIF'

/**
 * Looks at an uploaded picture by its bytes. Throws a 422 at `file` for one that is too large, unpacks to too
 * much, is not what its name says, can't be read, or is a drawing that could do something.
 */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.byteLength > IMAGE_BYTES_MAX) throw refuse('Картинка больше 40 МБ')
  const { extension, mediaType } = kindOf(name, bytes)
  const known = extension === 'svg' ? await inspectDrawing(bytes) : await inspectPixels(bytes)
  return { extension, mediaType, ...known }
}

type Inspected = Omit<InspectedImage, 'extension' | 'mediaType'>

async function inspectPixels(bytes: Uint8Array): Promise<Inspected> {
  const metadata = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  // HEIC is a container of the same kind as AVIF, which browsers don't show.
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw refuse(KINDS_ALLOWED)
  const { width, height } = checkSize(metadata.autoOrient ?? metadata)
  const input = { limitInputPixels: PIXELS_MAX }
  const resized = sharp(bytes, input).rotate().resize(SMALL, SMALL, { fit: 'inside' })
  const small = await readable(resized.png().toBuffer())
  return { width, height, bytes, color: await dominantColor(small), preview: await tiny(small) }
}

const REFUSED_DRAWINGS: Record<SvgRefusal, string> = {
  unreadable: UNREADABLE,
  harmful: 'В рисунке SVG есть скрипты или внешние ссылки. Сохраните его без них',
  declarations:
    'В рисунке SVG есть вложенные объявления (ENTITY). Экспортируйте его как SVG\u00A01.1 без данных редактора',
}

/** A drawing's colour is that of its ground: drawing it takes far longer. */
async function inspectDrawing(given: Uint8Array): Promise<Inspected> {
  const read = readSvg(given)
  if (!('text' in read)) throw refuse(REFUSED_DRAWINGS[read.refusal])
  const bytes = cleanSvg(given, read.text)
  const size = svgSize(read.text)
  const ground = FIRST_FILL.exec(read.text)?.[1]?.toLowerCase()
  if (size && ground) return { ...checkSize(size), bytes, color: `#${ground}`, preview: null }
  const small = { width: SMALL, height: SMALL, fit: 'inside' } as const
  const drawn = await drawMedia('inspection', { reader: 'drawing', size: small, format: 'png' }, bytes)
  if (!drawn) throw refuse(UNREADABLE)
  const color = ground ? `#${ground}` : await dominantColor(drawn.bytes)
  return { ...checkSize(size ?? drawn), bytes, color, preview: null }
}

/** A side in whole pixels. Throws the 422 of a picture without a size, or with too large a one. */
function checkSize({ width, height }: Size): Size {
  const whole = (length: number) => Math.max(1, Math.round(length))
  if (!width || !height || width * height > PIXELS_MAX) throw refuse('В картинке больше 60 миллионов точек')
  return { width: whole(width), height: whole(height) }
}

async function dominantColor(small: Buffer): Promise<string> {
  const { dominant } = await sharp(small).flatten({ background: '#ffffff' }).stats()
  const digits = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
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
    throw refuse(UNREADABLE)
  }
}

async function tiny(small: Buffer): Promise<string> {
  const bytes = await sharp(small).resize(20, 20, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
