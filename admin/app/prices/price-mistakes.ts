import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import type { PriceList } from '@rapport/contract/prices'
import { LIST_NAMES, rangeName, type Variant, variantName } from './price-lists.ts'

/** Returns what is wrong within tables, each with its place in words: «Без печати, Опт: Ситец, 10–49 — …». */
export const describeMistakes = (variants: readonly Variant[], errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([field, sentences]) => {
    const place = placeOf(variants, field)
    return sentences.map((sentence) => (place ? `${place}\u00A0— ${sentence}` : sentence))
  })

function placeOf(variants: readonly Variant[], field: string): string {
  const [at, part, index, , list, column] = field.split('.')
  const variant = variants[Number(at)]
  if (!variant) return ''
  const name = variantName(variant, Number(at))
  if (part !== 'rows' || index === undefined) return name
  const row = variant.rows[Number(index)]?.label || `строка ${Number(index) + 1}`
  if (list === undefined) return `${name}: ${row}`
  const range = variant.ranges[Number(column)]
  const where = `${name}, ${LIST_NAMES[list as PriceList] ?? list}: ${row}`
  return column !== undefined && range ? `${where}, ${rangeName(range)}` : where
}
