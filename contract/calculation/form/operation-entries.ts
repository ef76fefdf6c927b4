import type { CalculatorItem } from './calculator-item.ts'
import type { CalculatorValues } from './calculator-values.ts'

type Operation = Pick<CalculatorItem['operations'][number], 'code' | 'places'>

/** Codes have no such character. */
const MARK = '~'

/**
 * Returns the part of the field names of an operation: `screen`, as in `lines.0.operations.screen.width`. The same work
 * in a second place has fields of its own: `screen~2`.
 */
export const entryKey = (code: string, number: number): string =>
  number === 1 ? code : `${code}${MARK}${number}`

/** Returns the code of the operation that an entry adds. */
export const entryCode = (key: string): string => key.split(MARK, 1)[0] ?? ''

/** Returns the keys of a line's operations that are ticked. */
export function listEntries(values: CalculatorValues, line: number): string[] {
  const start = `lines.${line}.operations.`
  return Object.keys(values).flatMap((name) =>
    name.startsWith(start) && name.endsWith('.on') ? name.slice(start.length, -'.on'.length) : [],
  )
}

/** Returns the keys of an operation that the form shows: the first one, and each further place that is ticked. */
export const listShownEntries = (values: CalculatorValues, line: number, code: string): string[] => [
  code,
  ...listEntries(values, line).filter((key) => key !== code && entryCode(key) === code),
]

/** Returns the form with an operation in its largest free place too. Unchanged if all its places are taken. */
export function addEntry(
  values: CalculatorValues,
  line: number,
  { code, places }: Operation,
): CalculatorValues {
  const shown = listShownEntries(values, line, code)
  const start = `lines.${line}.operations.`
  const taken = new Set(shown.map((key) => values[`${start}${key}.place`]))
  const [free = places[0]] = places
    .filter(({ place }) => !taken.has(place))
    .toSorted((one, other) => other.widthMm * other.heightMm - one.widthMm * one.heightMm)
  if (!free || shown.length >= places.length) return values
  const number = Math.max(...shown.map((key) => Number(key.split(MARK)[1] ?? 1) || 1)) + 1
  const key = entryKey(code, number)
  return { ...values, [`${start}${key}.on`]: '1', [`${start}${key}.place`]: free.place }
}
