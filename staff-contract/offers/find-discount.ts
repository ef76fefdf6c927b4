import { roundHalfUp } from '@rapport/contract/money/arithmetic'
import type { OfferDocument } from '@rapport/contract/offers/offer-document'

/**
 * Returns the discount of a document in percent of its price by the list, with two decimals. It adds what each line and
 * operation costs less than by the list, and the discounts of the document. A price above the list makes up for nothing:
 * else a raised line would hide a discount of another. Lines without a price by the list count with their own price.
 */
export function findDiscount({ lines, surcharges }: OfferDocument): number {
  let listed = 0
  let given = 0
  const count = (quantity: number, listPrice: number | null, unitPrice: number | null) => {
    const byList = Math.round((listPrice ?? unitPrice ?? 0) * quantity)
    listed += byList
    if (unitPrice !== null) given += Math.max(0, byList - Math.round(unitPrice * quantity))
  }
  for (const { quantity, listPrice, unitPrice, setup, operations } of lines) {
    count(quantity, listPrice, unitPrice)
    listed += setup
    for (const operation of operations) {
      count(quantity, operation.listPrice, operation.unitPrice)
      listed += operation.setup
    }
  }
  for (const { amount } of surcharges) given += Math.max(0, -amount)
  return listed === 0 ? 0 : roundHalfUp(given * 10_000, listed) / 100
}
