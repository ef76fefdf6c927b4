import { PIN_MAX, type Pin, pinOfClick, SHOWN_WIDTHS, shownSize } from '@rapport/contract/proofs/pin'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import type { PublicProof } from '@rapport/contract/proofs/public-proof'

/**
 * Returns the shown page and the chosen place, from a query or the fields of a refused form. A click has `shown`, the
 * width limit of the clicked picture, and `x`, `y` in its pixels; a form has thousandths.
 */
export function readPlace(
  values: Record<string, unknown>,
  pages: PublicProof['pages'],
): Pick<ProofPage, 'shownPage' | 'pin'> {
  const shown = pages.find(({ page }) => page === wholeNumber(values.page)) ?? pages[0]
  if (!shown) return { shownPage: 0 }
  const pin = readPin(values, shown)
  return { shownPage: shown.page, ...(pin ? { pin } : {}) }
}

function readPin(values: Record<string, unknown>, page: { width: number; height: number }): Pin | undefined {
  const x = wholeNumber(values.x)
  const y = wholeNumber(values.y)
  if (x === undefined || y === undefined) return undefined
  if (values.shown === undefined) return x <= PIN_MAX && y <= PIN_MAX ? { x, y } : undefined
  const limit = SHOWN_WIDTHS.find((width) => width === wholeNumber(values.shown))
  return limit === undefined ? undefined : pinOfClick({ x, y }, shownSize(page, limit))
}

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : undefined
