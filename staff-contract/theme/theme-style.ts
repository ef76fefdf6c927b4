import { type ColorToken, type ColorTokens, deriveColors, TOKENS } from './color-tokens.ts'
import { getPrintPath, hasDefaultColors, isPrint } from './prints.ts'
import { DEFAULT_THEME, type Theme } from './theme-options.ts'

/** Opacity of the backdrop of dialogs, 62 %, as the last two digits of a colour. */
const DUSK = '9e'
/** Up to this radius buttons have the corners of cards, instead of round ends. */
const ANGULAR_MAX = 8

const FOOTERS: Record<Theme['footer'], Record<string, string>> = {
  dark: {},
  text: { footer: 'var(--ink)', 'footer-soft': 'var(--linen-deep)' },
  light: {
    footer: 'var(--linen-deep)',
    'footer-text': 'var(--ink)',
    'footer-soft': 'var(--ink-soft)',
    'footer-mark': 'var(--kumach)',
  },
}

/** Returns the style of a theme, and the colour of its ground. `repeat` is the URL of the ornament `own`. */
export function getThemeStyle(theme: Theme, repeat?: string): { style: string; ground: string } {
  const declarations = Object.entries(getThemeProperties(theme, repeat)).map(
    ([name, value]) => `--${name}:${value}`,
  )
  // A higher specificity than `:root` of the stylesheets.
  const style = declarations.length > 0 ? `html:root{${declarations.join(';')}}` : ''
  return { style, ground: deriveColors(theme).linen }
}

/** Returns the custom properties that differ from `tokens.css`, without their `--`. */
export function getThemeProperties(theme: Theme, repeat?: string): Record<string, string> {
  const colors = deriveColors(theme)
  const tokens = Object.keys(TOKENS) as ColorToken[]
  const changed = tokens.filter((token) => colors[token] !== TOKENS[token].color)
  const properties: Record<string, string> = Object.fromEntries(
    changed.map((token) => [token, colors[token]]),
  )
  if (changed.includes('ink')) properties.dusk = `${colors.ink}${DUSK}`
  return {
    ...properties,
    ...radii(theme.radius),
    ...FOOTERS[theme.footer],
    ...getBand(theme, colors, repeat),
  }
}

function getBand(
  { ornament }: Theme,
  colors: ColorTokens,
  repeat: string | undefined,
): Record<string, string> {
  if (ornament === 'own' && repeat !== undefined) return { band: `url(${repeat})`, print: 'none' }
  if (ornament === 'none' || ornament === 'own') return { 'band-height': '0px', print: 'none' }
  // A stored value of another release counts as the default.
  if (!isPrint(ornament)) return {}
  if (ornament === 'prints' && hasDefaultColors(colors)) return {}
  return {
    band: `url(${getPrintPath(ornament, colors)})`,
    ...(ornament === 'prints' ? {} : { print: 'none' }),
  }
}

function radii(radius: number): Record<string, string> {
  if (radius === DEFAULT_THEME.radius) return {}
  const small = Math.round(radius * 0.56)
  const rounded = { radius: `${radius}px`, 'radius-small': `${small}px` }
  return radius <= ANGULAR_MAX ? { ...rounded, 'radius-full': `${radius}px` } : rounded
}
