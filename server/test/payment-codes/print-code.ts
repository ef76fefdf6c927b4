import sharp, { type Sharp } from 'sharp'
import { codeToSvg, type DrawnCode } from '../../src/invoices/payment-code/draw-payment-code.ts'
import type { Picture } from './read-code.ts'

const MM_PER_INCH = 25.4
/** Pixels of a module on the paper that is photographed. */
const PAPER_PX = 8

async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}

/** Renders a code at its printed size, in pixels of a scanner. Modules do not begin at whole pixels. */
export async function printCode(code: DrawnCode, dpi: number, sizeMm = code.sizeMm): Promise<Picture> {
  const width = Math.round((sizeMm / MM_PER_INCH) * dpi)
  const side = code.modules * PAPER_PX
  const paper = await sharp(Buffer.from(codeToSvg(code, 'Код для оплаты')))
    .resize(side, side)
    .png()
    .toBuffer()
  return toPicture(sharp(paper).resize(width, width))
}

/** How a phone looks at the paper. */
export interface Shot {
  /** Width of the code in pixels of the photograph. */
  width: number
  /** Share of the width that the far side loses. */
  tilt: number
  /** Radians. */
  turn: number
  /** Sigma in pixels. */
  blur: number
  /** Largest change of a pixel's grey, of 255. */
  noise: number
  seed: number
}

/** Photographs a printed code: turned, in perspective, unevenly lit, blurred, with noise. The same shot gives the same pixels. */
export async function photographCode(code: DrawnCode, shot: Shot): Promise<Picture> {
  const paper = await toPicture(
    sharp(Buffer.from(codeToSvg(code, 'Код для оплаты'))).resize(code.modules * PAPER_PX),
  )
  const side = Math.round(shot.width * 1.6)
  const seen = new Uint8Array(side * side)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      seen[y * side + x] =
        lightAt(x / side, y / side) * greyAt(paper, ...toPaper(x - side / 2, y - side / 2, shot))
  const blurred = await toPicture(
    sharp(seen, { raw: { width: side, height: side, channels: 1 } }).blur(shot.blur),
  )
  const random = createRandom(shot.seed)
  for (let at = 0; at < blurred.pixels.length; at += 1) {
    const grey = (blurred.pixels[at] ?? 0) + (random() * 2 - 1) * shot.noise
    blurred.pixels[at] = Math.max(0, Math.min(255, grey))
  }
  return blurred
}

/** Returns the point of the paper, each side from 0 to 1, seen at a point of the photograph measured from its centre. */
function toPaper(x: number, y: number, { width, tilt, turn }: Shot): [number, number] {
  const turnedX = (x * Math.cos(turn) - y * Math.sin(turn)) / width
  const turnedY = (x * Math.sin(turn) + y * Math.cos(turn)) / width
  const depth = 1 - tilt * turnedY
  return [turnedX / depth + 0.5, turnedY / depth + 0.5]
}

/** Returns the grey of the paper between its pixels. Around the code is white paper. */
function greyAt({ pixels, width, height }: Picture, x: number, y: number): number {
  const [left, top] = [x * width - 0.5, y * height - 0.5]
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const pixel = (dx: number, dy: number) => {
    const [atX, atY] = [column + dx, row + dy]
    return atX < 0 || atY < 0 || atX >= width || atY >= height ? 255 : (pixels[atY * width + atX] ?? 255)
  }
  const [shareX, shareY] = [left - column, top - row]
  const upper = pixel(0, 0) * (1 - shareX) + pixel(1, 0) * shareX
  const lower = pixel(0, 1) * (1 - shareX) + pixel(1, 1) * shareX
  return upper * (1 - shareY) + lower * shareY
}

/** Light falls from one corner. */
const lightAt = (x: number, y: number) => 0.9 - 0.35 * x - 0.15 * y

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
