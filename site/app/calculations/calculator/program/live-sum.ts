import { calculate } from '@rapport/contract/calculation/calculate'
import type { Calculation } from '@rapport/contract/calculation/calculation'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import { toTermAndCity } from '@rapport/contract/calculation/form/calculator-form'
import { toFormErrors } from '@rapport/contract/calculation/form/form-errors'
import { toLineWords } from '@rapport/contract/calculation/stored/line-words'
import type { LineWords } from '@rapport/contract/calculation/stored/stored-calculation'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { FormState } from './form-state.ts'

/** What a form costs while it is filled in. */
export interface LiveSum {
  /** Of the lines without mistakes; undefined if there are none. */
  calculation?: Calculation | undefined
  words: LineWords[]
  /** Messages by field of the form. */
  errors: FieldErrors
  /** Lines of the form that are left out, with their first message. */
  left: { line: number; message: string }[]
}

/** Returns the request of a form, and of each of its lines the line of the form. */
export function readRequest(
  state: FormState,
  lines = state.lines(),
): { request: CalculationRequest; formLines: number[] } {
  const formLines = lines.flatMap((line) => state.requested(line).map(() => line))
  return {
    request: { ...toTermAndCity(state.whole), lines: lines.flatMap((line) => state.requested(line)) },
    formLines,
  }
}

/** Calculates a form by the tables that are loaded. Lines with mistakes are left out, so the others keep their sum. */
export function calculateForm(state: FormState, tables: CalculationTables, now: Date): LiveSum {
  const known = new Set(tables.items.map(({ itemId }) => itemId))
  const lines = state.lines().filter((line) => known.has(state.itemIdOf(line)))
  const { request, formLines } = readRequest(state, lines)
  if (request.cityId !== undefined && !tables.delivery.some(({ cityId }) => cityId === request.cityId))
    delete request.cityId
  if (lines.length === 0) return { words: [], errors: {}, left: [] }
  const first = calculate(request, tables, { now })
  if (first.calculation)
    return { calculation: first.calculation, words: toLineWords(request, tables), errors: {}, left: [] }
  const errors = toFormErrors(first.errors, { request, formLines, valuesOf: state.valuesOf })
  const left = lines.flatMap((line) => {
    const [, messages] = Object.entries(errors).find(([name]) => name.startsWith(`lines.${line}.`)) ?? []
    return messages?.[0] === undefined ? [] : [{ line, message: messages[0] }]
  })
  const rest = readRequest(
    state,
    lines.filter((line) => !left.some((one) => one.line === line)),
  ).request
  const kept = { ...request, lines: rest.lines }
  const { calculation } =
    left.length > 0 && kept.lines.length > 0 ? calculate(kept, tables, { now }) : { calculation: undefined }
  return { calculation, words: toLineWords(kept, tables), errors, left }
}
