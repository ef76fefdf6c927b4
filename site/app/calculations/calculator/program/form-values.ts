import type { CalculatorValues } from '@rapport/contract/calculation/form/calculator-values'

/** Number of the line that a field belongs to; undefined for those of the whole form. */
export const readLineNumber = (name: string): number | undefined => {
  const line = /^lines\.(\d+)\./.exec(name)?.[1]
  return line === undefined ? undefined : Number(line)
}

/** Returns what is typed in a form or a part of it, by field. */
export function readValues(root: ParentNode): CalculatorValues {
  const values: CalculatorValues = {}
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = readField(field)
    if (value !== undefined && field.name !== 'action') values[field.name] = value
  }
  return values
}

/** Returns the value that a field would send; undefined if it sends none. */
export const readField = (field: HTMLInputElement | HTMLSelectElement): string | undefined =>
  (field.type === 'checkbox' || field.type === 'radio') && !(field as HTMLInputElement).checked
    ? undefined
    : field.value
