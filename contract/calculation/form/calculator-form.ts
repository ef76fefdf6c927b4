import { LINES_MAX } from '../calculation-limits.ts'
import type { CalculationRequest, RequestedLine, RequestedOperation } from '../calculation-request.ts'
import type { CalculatorItem } from './calculator-item.ts'
import type { CalculatorValues } from './calculator-values.ts'
import { entryCode, listEntries } from './operation-entries.ts'
import { parseAmount } from './parse-amount.ts'

const MM_PER_CM = 10
const LINE = /^lines\.(\d{1,2})\.itemId$/

/** Returns the numbers of the lines that a form has, in their order. */
export const listLineNumbers = (values: CalculatorValues): number[] =>
  Object.keys(values)
    .flatMap((name) => LINE.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
    .slice(0, LINES_MAX)

/** Returns the value of a choice of variant and material. */
export const rowValue = (row: [priceErpId: string, variant: number, materialErpId: string, label: string]) =>
  JSON.stringify(row)

/**
 * Returns the form with the operation of a link ticked in the first line. Only if the product allows it, and if its
 * fields were not shown yet: later the visitor decides.
 */
export function withLinkedOperation(
  values: CalculatorValues,
  line: number,
  { operations }: Pick<CalculatorItem, 'operations'>,
): CalculatorValues {
  const isNew = line === 0 && values[`lines.${line}.quantity`] === undefined
  return isNew && operations.some(({ code }) => code === values.operation)
    ? { ...values, [`lines.${line}.operations.${values.operation}.on`]: '1' }
    : values
}

/** Returns the request of a form. Lines without a product are left out; wrong numbers stay for `calculate` to refuse. */
export function toCalculationRequest(values: CalculatorValues): CalculationRequest {
  return {
    ...toTermAndCity(values),
    lines: listChosenLines(values).flatMap((line) => toRequestedLines(values, line)),
  }
}

/** Returns what a form says of the whole request. */
export function toTermAndCity(values: CalculatorValues): Pick<CalculationRequest, 'term' | 'cityId'> {
  const cityId = parseAmount(values.cityId)
  return {
    term: values.term === 'urgent' ? 'urgent' : 'normal',
    ...(cityId === undefined || Number.isNaN(cityId) ? {} : { cityId }),
  }
}

/** Returns the numbers of the lines with a product: each is a line of the request, or several of different colours. */
export const listChosenLines = (values: CalculatorValues): number[] =>
  listLineNumbers(values).filter((line) => values[`lines.${line}.itemId`] !== '')

/** Returns of each line of the request the line of the form that it comes from. */
export const listFormLines = (values: CalculatorValues): number[] =>
  listChosenLines(values).flatMap((line) => toRequestedLines(values, line).map(() => line))

/** Returns the lines of a request that a line of the form makes: one, or one per colour with sizes. */
export function toRequestedLines(values: CalculatorValues, line: number): RequestedLine[] {
  const at = (name: string) => values[`lines.${line}.${name}`]
  const item = { itemId: parseAmount(at('itemId')) ?? 0, ...readRow(at('row')) }
  const operations = listEntries(values, line).map((key) => toOperation(values, line, key))
  const colored = at('quantity') ? [] : readColors(values, line)
  if (colored.length > 0)
    return colored.map(([baseColor, sizes]) => ({ ...item, baseColor, sizes, operations }))
  const sizes = at('quantity') ? undefined : readSizes(values, `lines.${line}.sizes.`)
  const baseColor = at('baseColor')
  const amount = sizes ? { sizes } : { quantity: parseAmount(at('quantity')) ?? 0 }
  return [{ ...item, ...(baseColor ? { baseColor } : {}), ...amount, operations }]
}

const SIZES = '.sizes.'

/** Returns the colours with a filled size, in the order of the form. */
function readColors(
  values: CalculatorValues,
  line: number,
): [color: string, sizes: Record<string, number>][] {
  const start = `lines.${line}.colors.`
  const names = Object.keys(values).filter((name) => name.startsWith(start) && values[name]?.trim())
  const colors = new Set(names.map((name) => name.slice(start.length, name.lastIndexOf(SIZES))))
  return [...colors].map((color) => [color, readSizes(values, `${start}${color}${SIZES}`) ?? {}])
}

function readRow(text: string | undefined): Partial<RequestedLine> {
  try {
    const [priceErpId, variant, materialErpId, label] = JSON.parse(text || 'null') ?? []
    return priceErpId === undefined
      ? {}
      : {
          priceErpId: String(priceErpId),
          variant: Number(variant),
          materialErpId: String(materialErpId),
          label: String(label),
        }
  } catch {
    return {}
  }
}

/** Returns the sizes of a row of the table; undefined for a product without sizes. */
function readSizes(values: CalculatorValues, start: string): Record<string, number> | undefined {
  const names = Object.keys(values).filter((name) => name.startsWith(start))
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name.slice(start.length), parseAmount(values[name]) ?? 0]))
}

function toOperation(values: CalculatorValues, line: number, key: string): RequestedOperation {
  const at = (name: string) => values[`lines.${line}.operations.${key}.${name}`]
  const side = (name: string) => {
    const cm = parseAmount(at(name))
    return cm === undefined ? undefined : Math.round(cm * MM_PER_CM)
  }
  const found = {
    place: at('place') || undefined,
    widthMm: side('width'),
    heightMm: side('height'),
    colors: parseAmount(at('colors')),
    designs: parseAmount(at('designs')),
  }
  return {
    code: entryCode(key),
    ...(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as object),
  }
}
