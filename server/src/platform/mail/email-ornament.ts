import { COLORS } from './email-style.ts'

/** Square of the print: its background, and a quarter disc from one corner. */
interface Square {
  ground: string
  disc: string
  corner: 'top left' | 'top right' | 'bottom left' | 'bottom right'
}

const { ink, linen, kumach, indigo, ochre } = COLORS

const SQUARES: readonly Square[] = [
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
export function ornamentHtml(): string {
  const squares = Array.from({ length: REPEATS }, () => SQUARES).flat()
  const width = `${(100 / squares.length).toFixed(3)}%`
  const cells = squares.map(
    ({ ground, disc, corner }) =>
      `<td width="${width}" height="${HEIGHT}" bgcolor="${ground}" style="height:${HEIGHT}px;line-height:1px;font-size:1px;background:${ground} radial-gradient(ellipse farthest-side at ${corner},${disc} 99%,transparent 100%)">&nbsp;</td>`,
  )
  return `<table role="presentation" aria-hidden="true" class="print" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table>`
}

const MARK = 16

/** Returns the sign of the site: four quarters of a repeat. */
export function markHtml(): string {
  const cell = (color: string, radius: string) =>
    `<td width="${MARK}" height="${MARK}" bgcolor="${color}" style="height:${MARK}px;line-height:1px;font-size:1px;background:${color};border-radius:${radius}">&nbsp;</td>`
  const round = `${MARK}px`
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0"><tr>${cell(kumach, '0')}${cell(ochre, `0 0 ${round} 0`)}</tr><tr>${cell(ink, `0 ${round} 0 0`)}${cell(indigo, '0')}</tr></table>`
}
