import type { RequestedLine } from '@rapport/contract/calculation/calculation-request'
import { toRequestedLines } from '@rapport/contract/calculation/form/calculator-form'
import type { CalculatorValues } from '@rapport/contract/calculation/form/calculator-values'
import { readField, readLineNumber, readValues } from './form-values.ts'

/** What is typed in the form, line by line: a key press reads one field, and its line is converted again. */
export interface FormState {
  /** Fields of the whole form. */
  whole: CalculatorValues
  /** Numbers of the lines in the order of the form. */
  lines: () => number[]
  valuesOf: (line: number) => CalculatorValues
  /** Returns the lines of a request that a line makes; none without a product. */
  requested: (line: number) => RequestedLine[]
  itemIdOf: (line: number) => number
  update: (field: HTMLInputElement | HTMLSelectElement) => void
  /** Reads all fields again. */
  read: () => void
}

/** Creates the state of a form from its fields. */
export function createFormState(form: HTMLFormElement): FormState {
  const byLine = new Map<number, CalculatorValues>()
  const requested = new Map<number, RequestedLine[]>()
  const valuesOf = (line: number) => byLine.get(line) ?? {}
  const itemIdOf = (line: number) => Number(valuesOf(line)[`lines.${line}.itemId`] ?? 0)
  const state: FormState = {
    whole: {},
    valuesOf,
    itemIdOf,
    lines: () => [...byLine.keys()],
    requested(line) {
      const found =
        requested.get(line) ?? (itemIdOf(line) === 0 ? [] : toRequestedLines(valuesOf(line), line))
      requested.set(line, found)
      return found
    },
    update(field) {
      const line = readLineNumber(field.name)
      const values = line === undefined ? state.whole : valuesOf(line)
      const value = readField(field)
      if (value === undefined) delete values[field.name]
      else values[field.name] = value
      if (line !== undefined) requested.delete(line)
    },
    read() {
      byLine.clear()
      requested.clear()
      state.whole = {}
      for (const [name, value] of Object.entries(readValues(form))) {
        const line = readLineNumber(name)
        if (line === undefined) state.whole[name] = value
        else byLine.set(line, Object.assign(byLine.get(line) ?? {}, { [name]: value }))
      }
    },
  }
  state.read()
  return state
}
