import { messages } from '@rapport/contract/errors/messages'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import { ApiError } from '../../platform/http/api-error.ts'
import { ChildError } from '../../platform/process/child/child-error.ts'
import { createChildPool } from '../../platform/process/child/child-pool.ts'
import { drawMedia } from '../drawing/draw.ts'
import { PIXELS_MAX } from '../drawing/drawing-limits.ts'
import { cleanSvg, readSvg, type SvgRefusal } from '../svg/read-svg.ts'
import { type Size, svgSize } from '../svg/svg-size.ts'
import type { PixelRefusal } from './inspect-pixels.ts'
import type { PixelExtension } from './strip-metadata.ts'

const RETRY_AFTER = 2
/** Encoding a picture of 60 million pixels again takes long. A connection may be silent for 60 seconds. */
const inspections = createChildPool({
  program: new URL('./inspection-process.ts', import.meta.url),
  running: 2,
  waiting: 48,
  timeMs: 40_000,
  memoryMb: 2048,
  heapMb: 256,
  messageBytes: IMAGE_BYTES_MAX + 1024 * 1024,
  addons: true,
})

/** Result of inspecting a picture. */
export interface InspectedImage {
  extension: 'svg' | PixelExtension
  mediaType: string
  width: number
  height: number
  /** Dominant colour, `#b5232a`. */
  color: string
  /** Colours of a 3 × 3 grid, three hexadecimal digits each; empty for a drawing. */
  placeholder: string
  /** The file without metadata, safe to publish. */
  bytes: Uint8Array
}

type Kind = Pick<InspectedImage, 'extension' | 'mediaType'> & {
  /** Magic bytes of its files. */
  begins: RegExp
}

const KINDS: readonly Kind[] = [
  { extension: 'svg', mediaType: 'image/svg+xml', begins: /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\0?\s*</ },
  { extension: 'jpg', mediaType: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', mediaType: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', mediaType: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  { extension: 'avif', mediaType: 'image/avif', begins: /^.{4}ftyp/s },
]

export const refuse = (message: string) => new ApiError(422, message, { file: [message] })
const UNREADABLE = 'Картинку не удалось прочитать. Сохраните её заново'
/** Pixels of the longer side of the thumbnail that colours are taken from. */
const SMALL = 64
const KINDS_ALLOWED = 'Подойдут картинки SVG, JPG, PNG, WebP и AVIF'

/**
 * Inspects an uploaded picture by its bytes. Throws 422 at `file` if it is too large, unpacks to too much, can't be read,
 * or does not match its extension. A drawing with active content is refused in the same way.
 */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.byteLength > IMAGE_BYTES_MAX) throw refuse('Картинка больше 40 МБ')
  const { extension, mediaType } = kindOf(name, bytes)
  const known =
    extension === 'svg' ? await inspectDrawing(name, bytes) : await inspectRaster(name, extension, bytes)
  return { extension, mediaType, ...known }
}

type Inspected = Omit<InspectedImage, 'extension' | 'mediaType'>

const REFUSED_PIXELS: Record<PixelRefusal, string> = {
  kind: KINDS_ALLOWED,
  pixels: 'В картинке больше 60 миллионов точек',
}

/** A child process parses the pixels, so that a hostile file can't stop this process. */
async function inspectRaster(
  owner: string,
  extension: PixelExtension,
  bytes: Uint8Array,
): Promise<Inspected> {
  try {
    const answer = await inspections.ask(owner, extension, bytes)
    const known = answer.value as Omit<Inspected, 'bytes'> | { refusal: PixelRefusal }
    if ('refusal' in known) throw refuse(REFUSED_PIXELS[known.refusal])
    return { ...known, bytes: answer.bytes }
  } catch (error) {
    if (!(error instanceof ChildError)) throw error
    if (error.isFinal) throw refuse(UNREADABLE)
    throw new ApiError(503, messages.unavailable).retryIn(RETRY_AFTER)
  }
}

const REFUSED_DRAWINGS: Record<SvgRefusal, string> = {
  unreadable: UNREADABLE,
  harmful: 'В рисунке SVG есть скрипты или внешние ссылки. Сохраните его без них',
  declarations:
    'В рисунке SVG есть вложенные объявления (ENTITY). Экспортируйте его как SVG\u00A01.1 без данных редактора',
}

/** A drawing's colour is that of its ground: drawing it takes far longer. */
async function inspectDrawing(owner: string, given: Uint8Array): Promise<Inspected> {
  const read = readSvg(given)
  if (!('text' in read)) throw refuse(REFUSED_DRAWINGS[read.refusal])
  const bytes = cleanSvg(given, read.text)
  const size = svgSize(read.text)
  const ground = FIRST_FILL.exec(read.text)?.[1]?.toLowerCase()
  if (size && ground) return { ...checkSize(size), bytes, color: `#${ground}`, placeholder: '' }
  const small = { width: SMALL, height: SMALL, fit: 'inside' } as const
  const drawn = await drawMedia('inspection', { reader: 'drawing', size: small, format: 'png' }, bytes)
  if (!drawn) throw refuse(UNREADABLE)
  const color = ground ? `#${ground}` : (await inspectRaster(owner, 'png', drawn.bytes)).color
  return { ...checkSize(size ?? drawn), bytes, color, placeholder: '' }
}

/** Rounds the sides to whole pixels. Throws 422 if the size is missing or too large. */
function checkSize({ width, height }: Size): Size {
  const whole = (length: number) => Math.max(1, Math.round(length))
  if (!width || !height || width * height > PIXELS_MAX) throw refuse(REFUSED_PIXELS.pixels)
  return { width: whole(width), height: whole(height) }
}

const FIRST_FILL = /\bfill\s*=\s*["']#([0-9a-f]{6})["']/i

/** Returns the kind of its extension if the magic bytes match: no other format reaches a parser. */
function kindOf(name: string, bytes: Uint8Array): Kind {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg')
  const kind = KINDS.find((one) => one.extension === extension)
  if (!kind) throw refuse(KINDS_ALLOWED)
  const beginning = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (!kind.begins.test(beginning)) throw refuse('Содержимое картинки не соответствует её расширению')
  return kind
}
