import escapeHtml from 'escape-html'
import type { BrandColors } from '../process/brand-colors.ts'
import { POSTER_FONT } from './email-style.ts'

/** Square of the print: its background, and a quarter disc from one corner. */
interface Square {
  ground: string
  disc: string
  corner: 'top left' | 'top right' | 'bottom left' | 'bottom right'
}

const listSquares = ({ ink, linen, kumach, indigo, ochre }: BrandColors): Square[] => [
  { ground: kumach, disc: linen, corner: 'bottom left' },
  { ground: indigo, disc: ochre, corner: 'top right' },
  { ground: ochre, disc: ink, corner: 'bottom right' },
  { ground: linen, disc: kumach, corner: 'top left' },
  { ground: indigo, disc: linen, corner: 'bottom left' },
  { ground: kumach, disc: indigo, corner: 'top right' },
  { ground: linen, disc: ink, corner: 'bottom right' },
  { ground: ochre, disc: kumach, corner: 'top left' },
]
const REPEATS = 2
const HEIGHT = 36

/**
 * Returns a band of the print made of table cells with backgrounds. It loads nothing, and clients without
 * gradients show squares.
 */
export function ornamentHtml(colors: BrandColors): string {
  const squares = Array.from({ length: REPEATS }, () => listSquares(colors)).flat()
  const width = `${(100 / squares.length).toFixed(3)}%`
  const cells = squares.map(
    ({ ground, disc, corner }) =>
      `<td width="${width}" height="${HEIGHT}" bgcolor="${ground}" style="height:${HEIGHT}px;line-height:1px;font-size:1px;background:${ground} radial-gradient(ellipse farthest-side at ${corner},${disc} 99%,transparent 100%)">&nbsp;</td>`,
  )
  return `<table role="presentation" aria-hidden="true" class="print" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table>`
}

const MARK = 32

/** Returns the mark beside the name: its first letter on the accent, since mails load no pictures. */
export function markHtml(name: string, { kumach, paper }: BrandColors): string {
  const letter = escapeHtml(/[\p{L}\d]/u.exec(name)?.[0]?.toUpperCase() ?? '')
  const cell = `width:${MARK}px;height:${MARK}px;border-radius:8px;background:${kumach};${POSTER_FONT};font-size:22px;line-height:${MARK}px;font-weight:800;text-align:center;color:${paper}`
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0"><tr><td class="mark" width="${MARK}" height="${MARK}" bgcolor="${kumach}" style="${cell}">${letter}</td></tr></table>`
}
