import { getContrast } from '@rapport/staff-contract/theme/color-tokens'

/** What is wrong with a logo on its ground: nothing to see, or hardly anything. */
export type LogoFault = 'transparent' | 'invisible' | 'weak'

/** Pixels of the longer side of the measured copy. */
const SIDE = 96
/** A pixel with less opacity does not count. */
const ALPHA_MIN = 64
/** Contrast from which a shape is seen at all, and from which it is seen well (WCAG AA for graphics). */
const SEEN = 1.35
const CLEAR = 3
/** Least share of the opaque pixels that have to be seen. */
const SHARE_MIN = 0.05

/** Draws a picture of this site in small, and returns what is wrong with it on a ground; undefined if it is fine. */
export async function measureLogo(src: string, ground: string): Promise<LogoFault | undefined> {
  const image = new Image()
  image.src = src
  await image.decode()
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const width = Math.max(1, Math.round(image.naturalWidth * scale))
  const height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  context.drawImage(image, 0, 0, width, height)
  return judgePixels(context.getImageData(0, 0, width, height).data, ground)
}

/** Judges pixels of four bytes each. */
export function judgePixels(pixels: Uint8ClampedArray, ground: string): LogoFault | undefined {
  const contrasts: number[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha >= ALPHA_MIN) contrasts.push(getContrast(toHex(red, green, blue), ground))
  }
  if (contrasts.length === 0) return 'transparent'
  const shareAbove = (least: number) =>
    contrasts.filter((contrast) => contrast >= least).length / contrasts.length
  if (shareAbove(SEEN) < SHARE_MIN) return 'invisible'
  return shareAbove(CLEAR) < SHARE_MIN ? 'weak' : undefined
}

const toHex = (...parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
