import { rowValue } from './calculator-form.ts'

/**
 * Returns the choice of a product's page as the calculator has it. The page's fields are `PRICE/0` and `COTTON/Хлопок`.
 * Returns undefined for other texts.
 */
export function readLinkedRow(variant: string, material: string): string | undefined {
  const [, priceErpId, index] = /^([^/]+)\/(\d{1,4})$/.exec(variant) ?? []
  const [, materialErpId, label] = /^([^/]+)\/(.+)$/.exec(material) ?? []
  return priceErpId && index && materialErpId && label
    ? rowValue([priceErpId, Number(index), materialErpId, label])
    : undefined
}
