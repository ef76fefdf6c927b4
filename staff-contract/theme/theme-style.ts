import type { ThemeStyle } from '@rapport/contract/site/site'
import { type ColorToken, deriveColors, TOKENS } from './color-tokens.ts'
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

/** Returns the style of a theme. */
export function getThemeStyle(theme: Theme): ThemeStyle {
  const colors = deriveColors(theme)
  const tokens = Object.keys(TOKENS) as ColorToken[]
  const changed = tokens.filter((token) => colors[token] !== TOKENS[token].color)
  const properties: Record<string, string> = Object.fromEntries(
    changed.map((token) => [token, colors[token]]),
  )
  if (changed.includes('ink')) properties.dusk = `${colors.ink}${DUSK}`
  Object.assign(properties, radii(theme.radius), FOOTERS[theme.footer])
  if (theme.ornament === 'none') Object.assign(properties, { 'band-height': '0px', print: 'none' })
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  // A higher specificity than `:root` of the stylesheets.
  const style = declarations.length > 0 ? `html:root{${declarations.join(';')}}` : ''
  return { style, ground: colors.linen }
}

function radii(radius: number): Record<string, string> {
  if (radius === DEFAULT_THEME.radius) return {}
  const small = Math.round(radius * 0.56)
  const rounded = { radius: `${radius}px`, 'radius-small': `${small}px` }
  return radius <= ANGULAR_MAX ? { ...rounded, 'radius-full': `${radius}px` } : rounded
}
