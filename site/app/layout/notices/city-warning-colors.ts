const PAPER = '#fffdf9'
const INK = '#1a1815'
/** WCAG AA for text. One of black and white always has it. */
const CONTRAST_MIN = 4.5

export interface WarningColors {
  background: string
  text: string
  /** A band of the colour itself, where it can't be the ground. */
  band: string
}

/**
 * Readable colours for whatever the staff have entered: the colour is the ground wherever one can tell how light it is;
 * any other CSS colour is but a band beside dark text on paper.
 */
export function warningColors(entered: string): WarningColors {
  const light = lightness(entered.trim())
  if (light === undefined) return { background: PAPER, text: INK, band: entered }
  const readable = [PAPER, INK, '#ffffff', '#000000'].find(
    (text) => contrast(light, lightness(text) ?? 0) >= CONTRAST_MIN,
  )
  return { background: entered.trim(), text: readable ?? '#000000', band: 'transparent' }
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Relative luminance (WCAG 2) of `#rgb` and `#rrggbb`. */
export function lightness(color: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i
    .exec(color)
    ?.slice(1)
    .map((digit) => digit + digit)
  const parts = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1)
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
