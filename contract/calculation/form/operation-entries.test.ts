import { expect, it } from 'vitest'
import { toCalculationRequest, withLinkedOperation } from './calculator-form.ts'
import { toFormErrors } from './form-errors.ts'
import { addEntry, listShownEntries } from './operation-entries.ts'
import { toFormValues } from './to-form-values.ts'

const place = (code: string) => ({ place: code, title: code, widthMm: 300, heightMm: 300 })
const small = { ...place('sleeve'), widthMm: 80 }
const screen = { code: 'screen', places: [small, place('chest'), place('back')] }
const values = {
  'lines.0.itemId': '3',
  'lines.0.quantity': '50',
  'lines.0.operations.screen.on': '1',
  'lines.0.operations.screen.place': 'back',
}

it('adds the same work in the largest free place, until all places are taken', () => {
  const two = addEntry(values, 0, screen)
  const three = addEntry(two, 0, screen)
  expect(toCalculationRequest(three).lines[0]?.operations).toEqual([
    { code: 'screen', place: 'back' },
    { code: 'screen', place: 'chest' },
    { code: 'screen', place: 'sleeve' },
  ])
  expect(addEntry(three, 0, screen)).toBe(three)
})

it('shows a work once, and each further place that is ticked', () => {
  expect(listShownEntries({}, 0, 'screen')).toEqual(['screen'])
  expect(listShownEntries(addEntry(values, 0, screen), 0, 'screen')).toEqual(['screen', 'screen~2'])
})

it('shows a message at the place of the work that it is about', () => {
  const { 'lines.0.operations.screen.on': _, ...unticked } = addEntry(values, 0, screen)
  const source = { request: toCalculationRequest(unticked), formLines: [0], valuesOf: () => unticked }
  expect(toFormErrors({ 'lines.0.operations.0.widthMm': ['Не помещается'] }, source)).toEqual({
    'lines.0.operations.screen~2.width': ['Не помещается'],
  })
})

it('opens the request of a form as the same form', () => {
  const request = toCalculationRequest({ ...addEntry(values, 0, screen), term: 'normal' })
  expect(toCalculationRequest(toFormValues(request))).toEqual(request)
})

it('ticks the work of a link when the fields of the first product appear, if the product allows it', () => {
  const chosen = { 'lines.0.itemId': '3', operation: 'screen' }
  const item = {
    operations: [{ ...screen, title: '', kind: 'printing' as const, note: '', isSized: true, colors: null }],
  }
  expect(withLinkedOperation(chosen, 0, item)).toMatchObject({ 'lines.0.operations.screen.on': '1' })
  expect(withLinkedOperation(chosen, 0, { operations: [] })).toBe(chosen)
  expect(withLinkedOperation({ ...chosen, 'lines.0.quantity': '' }, 0, item)).not.toHaveProperty(
    'lines.0.operations.screen.on',
  )
})
