import { WORDMARK } from './wordmark.ts'

/** Colours of the sign and the wordmark. */
interface Inks {
  word: string
  first: string
  second: string
  third: string
  fourth: string
  /** Colour of the discs, `none` for holes. */
  open: string
}

export const INKS: Inks = {
  word: '#1A1815',
  first: '#B5232A',
  second: '#D49A2A',
  third: '#1A1815',
  fourth: '#1F2A5A',
  open: '#F4EFE6',
}

/** For dark grounds: one quarter is light to stay visible. */
export const LIGHT_INKS: Inks = {
  ...INKS,
  word: '#F4EFE6',
  third: '#F4EFE6',
  fourth: '#6F7FB5',
  open: '#1A1815',
}

/** For stamps, embroidery and forms. The discs are holes. */
export const BLACK = '#1A1815'
export const WHITE = '#FFFFFF'

const QUARTERS = [
  'M0 0h16v16H0z',
  'M16 16h16v16H16z',
  'M16 0h16a16 16 0 0 1-16 16z',
  'M16 32H0a16 16 0 0 1 16-16z',
]
const DISCS = 'M8 2a6 6 0 0 1 0 12zm16 16a6 6 0 0 0 0 12z'
/** Quarters with cut-out discs. They overlap slightly, so that the ground is not visible between them. */
const HOLED = [
  'M0 0h16.1v16H0zM8 2a6 6 0 0 1 0 12z',
  'M15.9 16H32v16H15.9zM24 18a6 6 0 0 0 0 12z',
  ...QUARTERS.slice(2),
]

/** Draws the sign in a square of 32 units: four quarters of a repeat. Equals site/app/ui/mark.tsx. */
export function drawSign(inks: Inks | string): string {
  if (typeof inks === 'string')
    return `<path fill="${inks}" fill-rule="evenodd" d="${QUARTERS.join('')}${DISCS}"/>`
  const colours = [inks.first, inks.fourth, inks.second, inks.third]
  if (inks.open === 'none')
    return HOLED.map(
      (path, index) => `<path fill="${colours[index]}" fill-rule="evenodd" d="${path}"/>`,
    ).join('')
  const quarters = QUARTERS.map((path, index) => `<path fill="${colours[index]}" d="${path}"/>`)
  return `${quarters.join('')}<path fill="${inks.open}" d="${DISCS}"/>`
}
const svg = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`

export const signSvg = (inks: Inks | string): string => svg(32, 32, drawSign(inks))

/** Draws sign and wordmark side by side, with equal heights and a gap of a quarter. */
export function logoSvg(inks: Inks | string): string {
  const scale = 32 / WORDMARK.height
  const width = Math.ceil(40 + WORDMARK.width * scale)
  const word = `<path fill="${typeof inks === 'string' ? inks : inks.word}" transform="translate(38.5 32)scale(${scale.toFixed(5)})" d="${WORDMARK.path}"/>`
  return svg(width, 32, drawSign(inks) + word)
}
