import { sizesText } from '../../orders/order-line-text.ts'
import { type PluralForms, pluralForm } from '../../texts/plural.ts'
import type { CalculationRequest, RequestedLine, RequestedOperation } from '../calculation-request.ts'
import type { CalculationTables } from '../calculation-tables.ts'
import type { ItemTable } from '../item-table.ts'
import type { LineWords } from './stored-calculation.ts'

const NBSP = '\u00a0'

/** Returns the choices of each line in words. Ids that the tables lack are left out. */
export const toLineWords = ({ lines }: CalculationRequest, { items }: CalculationTables): LineWords[] =>
  lines.map((line) => {
    const item = items.find(({ itemId }) => itemId === line.itemId)
    return {
      choice: choiceText(line, item),
      operations: line.operations.map((operation) => operationText(operation, item)),
    }
  })

function choiceText(line: RequestedLine, item: ItemTable | undefined): string {
  const table = item?.variants.find(
    ({ priceErpId, variant }) => priceErpId === line.priceErpId && variant === line.variant,
  )
  const row = table?.rows.find(
    ({ materialErpId, label }) =>
      materialErpId === line.materialErpId && (line.label === undefined || label === line.label),
  )
  const hasSeveral = (item?.variants.length ?? 0) > 1
  const ordered = Object.entries(line.sizes ?? {}).filter(([, pieces]) => pieces > 0)
  return [
    hasSeveral && table?.title,
    row?.label,
    line.baseColor,
    ordered.length > 0 && sizesText(Object.fromEntries(ordered)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Returns where and how large an operation is: «Грудь, 10 × 10 см, 2 цвета». */
function operationText(
  { code, place, widthMm, heightMm, colors, designs }: RequestedOperation,
  item: ItemTable | undefined,
): string {
  const places = item?.operations.find((operation) => operation.code === code)?.places ?? []
  return [
    places.find((one) => one.place === place)?.title,
    widthMm && heightMm && `${toCm(widthMm)}${NBSP}×${NBSP}${toCm(heightMm)}${NBSP}см`,
    colors && countOf(colors, ['цвет', 'цвета', 'цветов']),
    designs && designs > 1 && countOf(designs, ['макет', 'макета', 'макетов']),
  ]
    .filter(Boolean)
    .join(', ')
}

const countOf = (count: number, forms: PluralForms): string => `${count}${NBSP}${pluralForm(count, forms)}`

const MM_PER_CM = 10
const toCm = (millimetres: number): string => String(millimetres / MM_PER_CM).replace('.', ',')
