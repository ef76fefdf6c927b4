import type { FieldErrors } from '../../errors/error-response.ts'
import type { Calculation } from '../calculation.ts'
import type { LineWords } from '../stored/stored-calculation.ts'
import type { CalculatorItem } from './calculator-item.ts'
import type { CalculatorValues } from './calculator-values.ts'

/** The calculator's form with what was typed, and its answer. */
export interface CalculatorView {
  values: CalculatorValues
  /** Products of the lines, by line number. */
  items: Record<number, CalculatorItem>
  /** Whether goods are made urgently. */
  hasUrgency: boolean
  /** Messages by field of the form. */
  errors: FieldErrors
  calculation?: Calculation
  words: LineWords[]
  city: string | null
  /** What changed since the calculation that the form was opened with. */
  changes: string[]
  /** Sentences above the form: what a link asks for and is not there, or what happens next. */
  notices: string[]
}
