import type { Picture } from '@rapport/contract/media/media'
import type { Typefaces } from '@rapport/contract/site/typefaces'
import type { ColorTokens } from '@rapport/staff-contract/theme/color-tokens'
import { getPrintTile, isPrint, type PrintName } from '@rapport/staff-contract/theme/prints'
import type { Theme } from '@rapport/staff-contract/theme/theme-options'
import { drawText, getInitial } from './draw-text.ts'

/** What icons and the social picture are made of. */
export interface Brand {
  name: string
  tagline: string
  colors: ColorTokens
  typefaces: Typefaces
  logo: Picture | null
  logoOnDark: Picture | null
  sign: Picture | null
  ornament: Theme['ornament']
}

/** Returns a stored picture as a PNG that fits into a box, for embedding; undefined if it can't be drawn. */
export type DrawStored = (picture: Picture, width: number, height: number) => Promise<Buffer | undefined>

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

const embed = (png: Buffer, { x, y, width, height }: Box, filter = '') =>
  `<image href="data:image/png;base64,${png.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}"${filter}/>`

/** Share of an icon's width that its sign has: a system may cut off the corners of the others. */
const ICON_SHARES = { favicon: 1, icon: 0.72, touch: 0.62, maskable: 0.5 } as const
export type IconKind = keyof typeof ICON_SHARES

/** Returns an icon as SVG: the sign on the page's ground, or the name's first letter on the accent. */
export async function drawIcon(
  brand: Brand,
  kind: IconKind,
  size: number,
  draw: DrawStored,
): Promise<string> {
  const { colors, sign } = brand
  const isBare = kind === 'favicon'
  const side = Math.round(size * ICON_SHARES[kind])
  const margin = (size - side) / 2
  const drawn = sign && (await draw(sign, side, side))
  if (drawn) {
    const ground = isBare ? '' : `<path fill="${colors.linen}" d="M0 0h${size}v${size}H0z"/>`
    return svg(size, size, ground + embed(drawn, { x: margin, y: margin, width: side, height: side }))
  }
  const radius = isBare ? size / 5 : 0
  const letterBox = { x: size * 0.2, y: size * 0.22, width: size * 0.6, height: size * 0.56 }
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${colors.kumach}"/>${drawText(getInitial(brand.name), brand.typefaces, letterBox, colors.paper)}`,
  )
}

/** Size of the picture that social networks show beside a link. */
const SHARE = { width: 1200, height: 630 }
const BAND = 96
const LOGO: Box = { x: 150, y: 110, width: 900, height: SHARE.height - BAND - 220 }
const TAGLINE: Box = { x: 150, y: SHARE.height - BAND - 92, width: 900, height: 30 }
const WHITE_FILTER =
  '<filter id="white"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>'

/** Returns the social picture as SVG: logo or name on the accent, above a band of the theme's print. */
export async function drawShare(brand: Brand, draw: DrawStored): Promise<string> {
  const { colors, tagline, typefaces, ornament } = brand
  const { width, height } = SHARE
  const ground = `<path fill="${colors.kumach}" d="M0 0h${width}v${height}H0z"/>`
  const logo = await drawLogo(brand, draw)
  const words = tagline ? drawText(tagline, typefaces, TAGLINE, colors.paper) : ''
  const band = isPrint(ornament) ? drawBand(ornament, colors) : ''
  return svg(width, height, ground + logo + words + band)
}

async function drawLogo(brand: Brand, draw: DrawStored): Promise<string> {
  const { logo, logoOnDark, colors, name, typefaces } = brand
  const picture = logoOnDark ?? logo
  const png = picture && (await draw(picture, LOGO.width, LOGO.height))
  if (!(picture && png)) return drawText(name, typefaces, LOGO, colors.paper)
  if (logoOnDark) return embed(png, LOGO)
  if (isDrawing(picture)) return WHITE_FILTER + embed(png, LOGO, ' filter="url(#white)"')
  return `<rect x="${LOGO.x - 40}" y="${LOGO.y - 40}" width="${LOGO.width + 80}" height="${LOGO.height + 80}" rx="30" fill="${colors.linen}"/>${embed(png, LOGO)}`
}

/** Returns whether a logo is made of shapes, so that it can be shown in white. */
export const isDrawing = ({ src }: Picture): boolean => src.endsWith('.svg')

/** Returns a band at the bottom that repeats a print. */
function drawBand(name: PrintName, colors: ColorTokens): string {
  const { width, content } = getPrintTile(name, colors)
  const top = SHARE.height - BAND
  return `<pattern id="band" width="${width}" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${top}) scale(${BAND / 64})">${content}</pattern><rect y="${top}" width="${SHARE.width}" height="${BAND}" fill="url(#band)"/>`
}
