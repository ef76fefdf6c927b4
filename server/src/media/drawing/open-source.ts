import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { readSvg } from '../svg/read-svg.ts'
import { resizeSvg, type Size, svgSize } from '../svg/svg-size.ts'
import { PIXELS_MAX } from './drawing-limits.ts'
import type { DrawingReader, DrawnFrom, DrawnSize } from './drawing-task.ts'

/** A file opened for drawing. Only child processes open files: parsing may take unlimited time and memory. */
interface Source {
  picture: Sharp
  from: DrawnFrom
}
type Open = (bytes: Buffer, wanted: DrawnSize, page: number) => Promise<Source>

/** Pages of a TIFF checked for the largest. */
const PAGES_MAX = 50
/** A truncated file is shown as far as it goes. */
const OPTIONS: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'none' }
/** Lengths in inches and centimetres need it. It also scales pixels of a drawing, which is undone. */
const SCREEN: SharpOptions = { ...OPTIONS, density: 96 }
const PER_PIXEL = 72 / 96

sharp.cache(false)
sharp.concurrency(1)

const OPENERS: Record<DrawingReader, Open> = {
  async picture(bytes) {
    const first = await sharp(bytes, OPTIONS).metadata()
    // Pages of other formats are frames of an animation.
    const pages = first.format === 'tiff' ? (first.pages ?? 1) : 1
    const page = pages > 1 ? await findLargestPage(bytes, pages) : 0
    const picture = sharp(bytes, { ...OPTIONS, page }).rotate()
    return { picture, from: { ...sizeOf(first), page: page + 1, pages } }
  },
  async drawing(bytes, wanted) {
    const read = readSvg(bytes)
    if (!('text' in read)) throw new Error('A drawing that does more than draw')
    const own = svgSize(read.text) ?? scale(await sharp(Buffer.from(read.text), SCREEN).metadata(), PER_PIXEL)
    const sized = resizeSvg(read.text, own, scale(fitSize(own, wanted), PER_PIXEL))
    return { picture: sharp(Buffer.from(sized), SCREEN), from: { ...own, page: 1, pages: 1 } }
  },
  async sheet(bytes, wanted, page) {
    const { drawSheet } = await import('./draw-sheet.ts')
    const { data, width, height, from } = await drawSheet(bytes, page, (own) => fitSize(own, wanted))
    return { picture: sharp(data, { raw: { width, height, channels: 4 } }), from }
  },
}

/** Opens a file for drawing at a size. Throws if it can't be read. */
export function openSource(
  reader: DrawingReader,
  bytes: Buffer,
  wanted: DrawnSize,
  page = 1,
): Promise<Source> {
  return OPENERS[reader](bytes, wanted, page)
}

async function findLargestPage(bytes: Buffer, pages: number): Promise<number> {
  let largest = 0
  let area = 0
  for (let page = 0; page < Math.min(pages, PAGES_MAX); page += 1) {
    const { width, height } = await sharp(bytes, { ...OPTIONS, page }).metadata()
    if (width * height <= area) continue
    area = width * height
    largest = page
  }
  return largest
}

const sizeOf = ({ width, height }: Metadata): Size => ({ width, height })

const scale = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by })

function fitSize(own: Size, wanted: DrawnSize): Size {
  const across = wanted.width === undefined ? Number.POSITIVE_INFINITY : wanted.width / own.width
  const down = wanted.height === undefined ? Number.POSITIVE_INFINITY : wanted.height / own.height
  const scale = wanted.fit === 'fill' ? Math.max(across, down) : Math.min(across, down)
  const whole = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: whole(own.width), height: whole(own.height) }
}
