import { createHash } from 'node:crypto'
import type { Picture } from '@rapport/contract/media/media'
import type { SiteProperties, ThemeStyle } from '@rapport/contract/site/site'
import { TYPEFACES, type Typefaces } from '@rapport/contract/site/typefaces'
import { DEFAULT_THEME, type Theme } from '@rapport/staff-contract/theme/theme-options'
import { getThemeStyle } from '@rapport/staff-contract/theme/theme-style'

/** Columns of a theme with ids of pictures. */
export const THEME_PICTURES = ['logo', 'logoOnDark', 'sign', 'repeat'] as const

/** A theme with its pictures. */
export type PublishedTheme = Theme & Record<(typeof THEME_PICTURES)[number], Picture | null>

/** The site with its published theme. */
export interface ThemedSite {
  properties: SiteProperties
  theme: PublishedTheme
}

/** The default theme, until one is published. */
export const UNILLUSTRATED_THEME: PublishedTheme = {
  ...DEFAULT_THEME,
  logo: null,
  logoOnDark: null,
  sign: null,
  repeat: null,
}

/** Raised when icons are drawn in another way. */
const DRAWING = 1

/** Returns what pages need of a theme. */
export function toThemeStyle({ properties, theme }: ThemedSite): ThemeStyle {
  const { sign, repeat } = theme
  return {
    ...getThemeStyle(theme, repeat?.src),
    typefaces: getTypefaces(theme),
    icons: getIconsVersion({ properties, theme }),
    sign,
    footerLogo: getFooterLogo(theme),
  }
}

/** Returns the typefaces of a theme. A stored value of another release counts as the default. */
export const getTypefaces = ({ typefaces }: Pick<Theme, 'typefaces'>): Typefaces =>
  TYPEFACES.includes(typefaces) ? typefaces : DEFAULT_THEME.typefaces

/** Returns a text that changes with the icons and the social picture. */
export function getIconsVersion({ properties: { name, tagline }, theme }: ThemedSite): string {
  const { logo, logoOnDark, sign, repeat, ...look } = theme
  const files = [logo, logoOnDark, sign, repeat].map((picture) => picture?.src)
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, name, tagline, look, files]))
  return hash.digest('base64url').slice(0, 8)
}

/** A logo of shapes is shown in white on a dark ground; another gets a light plate. */
function getFooterLogo({ footer, logo, logoOnDark }: PublishedTheme): ThemeStyle['footerLogo'] {
  const own = footer === 'light' ? logo : logoOnDark
  if (own) return { picture: own, tone: 'own' }
  if (!logo) return null
  return { picture: logo, tone: logo.src.endsWith('.svg') ? 'white' : 'plate' }
}
