import { replaceReferences } from '@rapport/markdown/references'
import type { SeedSite, SeedTextPage } from '@rapport/staff-contract/seed/seed'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { SiteSnapshot } from '@rapport/staff-contract/snapshots/site-snapshot'
import type { TextPageSnapshot } from '@rapport/staff-contract/snapshots/text-page-snapshot'
import type { ThemeSnapshot } from '@rapport/staff-contract/snapshots/theme-snapshot'
import { DEFAULT_THEME } from '@rapport/staff-contract/theme/theme-options'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'

/** Converts the seed's site properties to a snapshot; the brand book becomes its path. */
export const toSiteSnapshot = ({ logo: _, sign: _sign, name, ...properties }: SeedSite): SiteSnapshot => ({
  ...properties,
  title: name,
  warnings: [],
})

/** Returns the first theme with the seed's logo and sign. */
export function toThemeSnapshot({ logo, sign }: SeedSite, findPicture: FindPicture): ThemeSnapshot {
  const fileOf = (name: string | null) => (name === null ? null : pictureFile(findPicture(name)))
  return { ...FIRST_THEME, logo: fileOf(logo), sign: fileOf(sign) }
}

/** Required properties of a factory without content. They claim nothing. */
export const REQUIRED_SITE: SiteSnapshot = {
  title: 'Фабрика',
  tagline: '',
  legalName: '',
  inn: '',
  ogrn: '',
  phone: '',
  supportEmail: '',
  address: '',
  operationMode: '',
  social: [],
  brandBook: null,
  ratingTenths: 0,
  ordersCompleted: 0,
  foundedYear: 0,
  callbackMinutes: 0,
  minimumPieces: 0,
  minimumMetres: 0,
  vat: '',
  priceDisplay: 'all',
  nextSteps: [],
  productPromises: [],
  marginPost: null,
  warnings: [],
}

/** The theme of a new site. */
export const FIRST_THEME: ThemeSnapshot = {
  title: 'Кумач и\u00A0индиго',
  ...DEFAULT_THEME,
  logo: null,
  logoOnDark: null,
  sign: null,
  repeat: null,
}

/** Converts the seed's text pages to snapshots. */
export const toTextPageSnapshots = (pages: SeedTextPage[], findPicture: FindPicture): TextPageSnapshot[] =>
  pages.map(({ slug, title, version, body, document }) => ({
    slug,
    title,
    version,
    document,
    seo: EMPTY_SEO,
    body: replaceReferences(body, { picture: (name) => pictureFile(findPicture(name)) }),
  }))
