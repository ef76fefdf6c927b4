import type { ColorTokens } from './color-tokens.ts'
import type { Theme } from './theme-options.ts'

/** What is wrong with a logo on its ground: nothing is drawn, nothing differs from the ground, or hardly anything. */
export type LogoFault = 'transparent' | 'invisible' | 'weak'

/** Pixels of the longer side of the judged copy of a logo. */
export const JUDGED_SIDE = 96
/** A pixel with less opacity does not count. */
const ALPHA_MIN = 64
/** Contrast from which a shape is seen at all, and from which it is seen well (WCAG AA for graphics). */
const SEEN = 1.35
const CLEAR = 3
/** Least share of the opaque pixels that have to be seen. */
const SHARE_MIN = 0.05

/** Pictures of a theme that have to be seen on their ground. */
export type LogoField = 'logo' | 'logoOnDark' | 'sign'

/** Returns the ground that each of these pictures is shown on. */
export const getLogoGrounds = (
  tokens: ColorTokens,
  { footer }: Pick<Theme, 'footer'>,
): Record<LogoField, string> => ({
  logo: tokens.linen,
  logoOnDark: footer === 'text' ? tokens.ink : tokens.indigo,
  sign: tokens.linen,
})

/** Returns what is wrong with the pixels of a logo, of four bytes each, on a ground like `#f4efe6`. */
export function judgePixels(pixels: Uint8Array | Uint8ClampedArray, ground: string): LogoFault | undefined {
  const counts = { opaque: 0, seen: 0, clear: 0 }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  const groundLight = getLuminance(red, green, blue)
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < ALPHA_MIN) continue
    const light = getLuminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const contrast = (Math.max(light, groundLight) + 0.05) / (Math.min(light, groundLight) + 0.05)
    counts.opaque += 1
    if (contrast >= SEEN) counts.seen += 1
    if (contrast >= CLEAR) counts.clear += 1
  }
  if (counts.opaque === 0) return 'transparent'
  if (counts.seen / counts.opaque < SHARE_MIN) return 'invisible'
  return counts.clear / counts.opaque < SHARE_MIN ? 'weak' : undefined
}

/** Light of each value of a channel (WCAG 2). A logo has thousands of pixels, too many for a parser of colours. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const getLuminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
