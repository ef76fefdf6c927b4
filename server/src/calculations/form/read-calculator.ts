import { randomUUID } from 'node:crypto'
import { calculate } from '@rapport/contract/calculation/calculate'
import {
  listChosenLines,
  listFormLines,
  toCalculationRequest,
  withLinkedOperation,
} from '@rapport/contract/calculation/form/calculator-form'
import type { CalculatorValues } from '@rapport/contract/calculation/form/calculator-values'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { toFormErrors } from '@rapport/contract/calculation/form/form-errors'
import { addEntry } from '@rapport/contract/calculation/form/operation-entries'
import { toLineWords } from '@rapport/contract/calculation/stored/line-words'
import type { Orm } from '../../platform/database/database.ts'
import { findCityName } from '../find-city-name.ts'
import { loadTables } from '../load-tables.ts'
import type { CalculatorCustomer } from './calculator-customer.ts'
import { mapCalculatorItems } from './calculator-items.ts'

interface ReadOptions extends CalculatorCustomer {
  now: Date
  /** Whether to calculate, or only to show the fields of the chosen products. */
  calculates: boolean
  /** Operation of a line that is added in one more place. */
  added?: { line: number; code: string } | undefined
  changes?: string[]
  notices?: string[]
}

/** Returns the calculator with its answer, or with messages at the fields, by the prices of a customer. */
export async function readCalculator(
  orm: Orm,
  values: CalculatorValues,
  { now, list, userId, calculates, added, changes = [], notices = [] }: ReadOptions,
): Promise<CalculatorView> {
  const tables = await loadTables(orm, toCalculationRequest(values), list, userId)
  const byId = await mapCalculatorItems(orm, tables)
  const items: CalculatorView['items'] = {}
  /** What is calculated, and what is shown: an operation that was just added has no size yet. */
  let filled = values
  let shown: CalculatorValues = {}
  for (const line of listChosenLines(values)) {
    const item = byId.get(Number(values[`lines.${line}.itemId`]))
    if (!item) continue
    items[line] = item
    const row = item.rows[0]?.value
    if (row !== undefined && values[`lines.${line}.row`] === undefined)
      filled = { ...filled, [`lines.${line}.row`]: row }
    shown = withLinkedOperation({ ...filled, ...shown }, line, item)
    const more = added?.line === line && item.operations.find(({ code }) => code === added.code)
    if (more) shown = addEntry(shown, line, more)
  }
  const request = toCalculationRequest(filled)
  const formLines = listFormLines(filled)
  const view: CalculatorView = {
    // Each page names the calculation that its buttons save: a repeated press saves one.
    values: { ...filled, ...shown, key: values.key || randomUUID() },
    items,
    hasUrgency: tables.urgency !== null,
    errors: {},
    words: toLineWords(request, tables),
    city: await findCityName(orm, request.cityId),
    changes,
    notices,
  }
  if (!calculates || formLines.length === 0) return view
  const { calculation, errors } = calculate(request, tables, { now })
  if (calculation) return { ...view, calculation }
  return { ...view, errors: toFormErrors(errors, { request, formLines, valuesOf: () => filled }) }
}
