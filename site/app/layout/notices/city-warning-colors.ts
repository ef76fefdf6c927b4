/** Luminances of the darkest paper and of the lightest ink of all themes. */
const PAPER = { text: 'var(--paper)', luminance: 0.75 }
const INK = { text: 'var(--ink)', luminance: 0.055 }
const WHITE = { text: '#ffffff', luminance: 1 }
const BLACK = { text: '#000000', luminance: 0 }
/** WCAG AA for text. Black or white text always reaches it. */
const CONTRAST_MIN = 4.5

export interface WarningColors {
  background: string
  text: string
  /** Colour of a band, if it can't be the background. */
  band: string
}

/**
 * Returns readable colours for a colour entered by the staff. It is the background if its getLuminance is known, else a
 * band beside dark text.
 */
export function warningColors(entered: string): WarningColors {
  const light = getLuminance(entered.trim())
  if (light === undefined) return { background: PAPER.text, text: INK.text, band: entered }
  const { text } =
    [PAPER, INK, WHITE].find(({ luminance }) => contrast(light, luminance) >= CONTRAST_MIN) ?? BLACK
  return { background: entered.trim(), text, band: 'transparent' }
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Returns the relative luminance (WCAG 2) of `#rgb` or `#rrggbb`; undefined for other colours. */
export function getLuminance(color: string): number | undefined {
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
