import type { Typefaces } from '@rapport/contract/site/typefaces'

/** The five colours that staff choose. All other colours of pages are derived from them. */
export const THEME_COLORS = ['ground', 'text', 'accent', 'dark', 'mark'] as const
export type ThemeColor = (typeof THEME_COLORS)[number]
export type ThemeColors = Record<ThemeColor, string>

/** Ground of the footer: the dark colour, the colour of texts, or a shade of the page's ground. */
export const FOOTER_TONES = ['dark', 'text', 'light'] as const
/** Bands between sections: prints of the product, an uploaded repeat, or none. */
export const ORNAMENTS = ['prints', 'twill', 'checks', 'own', 'none'] as const
export const RADIUS_MAX = 40

export interface Theme extends ThemeColors {
  /** Radius of cards in pixels. */
  radius: number
  ornament: (typeof ORNAMENTS)[number]
  footer: (typeof FOOTER_TONES)[number]
  typefaces: Typefaces
}

/** The theme of `site/app/ui/styles/tokens.css`. Its pages have no style of their own. */
export const DEFAULT_THEME = {
  ground: '#f4efe6',
  text: '#1a1815',
  accent: '#b5232a',
  dark: '#1f2a5a',
  mark: '#d49a2a',
  radius: 25,
  ornament: 'prints',
  footer: 'dark',
  typefaces: 'sofia',
} as const satisfies Theme
