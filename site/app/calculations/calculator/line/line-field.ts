import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'

interface FieldProps {
  id: string
  name: string
  defaultValue: string
  errors: string[] | undefined
}

/** Returns id, name, value and errors of a field. */
export type LineField = (name: string, fallback?: string) => FieldProps

/** Returns the id of a field. */
export const fieldId = (name: string): string => `calculator-${name}`.replace(/[^\p{L}\d-]/gu, '-')

/** Returns the fields whose names have a prefix. */
export const createLineField =
  ({ values, errors }: Pick<CalculatorView, 'values' | 'errors'>, prefix: string): LineField =>
  (name, fallback = '') => ({
    id: fieldId(`${prefix}${name}`),
    name: `${prefix}${name}`,
    defaultValue: values[`${prefix}${name}`] ?? fallback,
    errors: errors[`${prefix}${name}`],
  })
