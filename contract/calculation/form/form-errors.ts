import type { FieldErrors } from '../../errors/error-response.ts'
import type { CalculationRequest } from '../calculation-request.ts'
import type { CalculatorValues } from './calculator-values.ts'
import { listEntries } from './operation-entries.ts'

const FIELDS: Record<string, string> = { widthMm: 'width', heightMm: 'height' }
const ROW_FIELDS = new Set(['priceErpId', 'variant', 'materialErpId', 'label'])

interface FormSource {
  request: CalculationRequest
  /** The line of the form for each line of the request. */
  formLines: readonly number[]
  /** Returns the values of a line of the form. */
  valuesOf: (line: number) => CalculatorValues
}

/** Returns the messages of a request at the fields of its form. A field that several colours share has each once. */
export function toFormErrors(errors: FieldErrors, source: FormSource): FieldErrors {
  const found: FieldErrors = {}
  for (const [path, messages] of Object.entries(errors)) {
    const [, index, rest = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
    const name = index === undefined ? path : toFormField(rest, Number(index), source)
    found[name] = [...new Set([...(found[name] ?? []), ...messages])]
  }
  return found
}

function toFormField(rest: string, index: number, { request, formLines, valuesOf }: FormSource): string {
  const requested = request.lines[index]
  const line = formLines[index] ?? 0
  const start = `lines.${line}.`
  const [, at, field = ''] = /^operations\.(\d+)\.(.+)$/.exec(rest) ?? []
  if (at !== undefined)
    return `${start}operations.${listEntries(valuesOf(line), line)[Number(at)]}.${FIELDS[field] ?? field}`
  if (ROW_FIELDS.has(rest)) return `${start}row`
  // All sizes together are the quantity.
  if (rest === 'sizes') return `${start}quantity`
  const isColored = requested?.baseColor !== undefined && rest.startsWith('sizes.')
  return isColored ? `${start}colors.${requested.baseColor}.${rest}` : `${start}${rest}`
}
