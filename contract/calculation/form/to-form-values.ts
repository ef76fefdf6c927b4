import type { CalculationRequest, RequestedLine } from '../calculation-request.ts'
import { rowValue } from './calculator-form.ts'
import type { CalculatorValues } from './calculator-values.ts'
import { entryKey } from './operation-entries.ts'

const MM_PER_CM = 10

/** Returns the form that makes a request. */
export const toFormValues = ({ lines, term, cityId }: CalculationRequest): CalculatorValues => ({
  term,
  ...(cityId === undefined ? {} : { cityId: String(cityId) }),
  ...Object.assign({}, ...groupByColor(lines).map(toLineValues)),
})

/** Groups lines that differ only in colour and sizes. A group is one table of the form, with a row for each line. */
function groupByColor(lines: readonly RequestedLine[]): RequestedLine[][] {
  const groups: RequestedLine[][] = []
  for (const line of lines) {
    const [last] = groups.at(-1) ?? []
    if (last && describeRow(last) !== undefined && describeRow(last) === describeRow(line))
      groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

/** Returns the key of the group of a line. Undefined without colour or sizes: the line has no table. */
function describeRow({ baseColor, sizes, quantity: _, ...rest }: RequestedLine): string | undefined {
  return baseColor === undefined || sizes === undefined ? undefined : JSON.stringify(rest)
}

function toLineValues(group: RequestedLine[], index: number): CalculatorValues {
  const [line] = group
  if (!line) return {}
  const { itemId, priceErpId, variant, materialErpId, label, baseColor, quantity, operations } = line
  const fields: Record<string, string | number | undefined> = {
    itemId,
    quantity,
    baseColor: line.sizes ? undefined : baseColor,
    row:
      priceErpId != null && variant != null && materialErpId != null
        ? rowValue([priceErpId, variant, materialErpId, label ?? ''])
        : undefined,
  }
  for (const row of group)
    for (const [size, pieces] of Object.entries(row.sizes ?? {}))
      fields[row.baseColor === undefined ? `sizes.${size}` : `colors.${row.baseColor}.sizes.${size}`] =
        pieces === 0 ? '' : pieces
  Object.assign(fields, toOperationFields(operations))
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[`lines.${index}.${name}`, formatValue(value)]],
    ),
  )
}

/** Returns the fields of operations. The same work in several places has fields for each. */
function toOperationFields(operations: RequestedLine['operations']) {
  const fields: Record<string, string | number | undefined> = {}
  const counts = new Map<string, number>()
  for (const { code, place, widthMm, heightMm, colors, designs } of operations) {
    const number = (counts.get(code) ?? 0) + 1
    counts.set(code, number)
    const cm = (side: number | undefined) => (side === undefined ? undefined : side / MM_PER_CM)
    const own = { on: 1, place, width: cm(widthMm), height: cm(heightMm), colors, designs }
    for (const [name, value] of Object.entries(own))
      fields[`operations.${entryKey(code, number)}.${name}`] = value
  }
  return fields
}

/** Names stay as they are, numbers have a decimal comma. */
const formatValue = (value: string | number): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : value
