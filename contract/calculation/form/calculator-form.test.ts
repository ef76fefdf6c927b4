import { expect, it } from 'vitest'
import { listFormLines, toCalculationRequest } from './calculator-form.ts'
import { toFormErrors } from './form-errors.ts'

const values = {
  term: 'normal',
  'lines.0.itemId': '',
  'lines.1.itemId': '3',
  'lines.1.quantity': '',
  'lines.1.baseColor': 'белый',
  'lines.1.colors.белый.sizes.S': '10',
  'lines.1.colors.белый.sizes.M': '',
  'lines.1.colors.чёрный.sizes.S': '',
  'lines.1.colors.серый меланж.sizes.M': '1 250,50',
  'lines.1.operations.bag.on': '1',
  'lines.2.itemId': '4',
  'lines.2.quantity': '7',
  'lines.2.colors.белый.sizes.S': '5',
}

it('makes a line of the request for each colour with sizes, all with the same operations', () => {
  const operations = [{ code: 'bag' }]
  expect(toCalculationRequest(values)).toEqual({
    term: 'normal',
    lines: [
      { itemId: 3, baseColor: 'белый', sizes: { S: 10, M: 0 }, operations },
      { itemId: 3, baseColor: 'серый меланж', sizes: { M: 1250.5 }, operations },
      { itemId: 4, quantity: 7, operations: [] },
    ],
  })
  expect(listFormLines(values)).toEqual([1, 1, 2])
})

it('counts the colour that is chosen for a number of pieces', () => {
  const filled = { ...values, 'lines.1.quantity': '20' }
  expect(toCalculationRequest(filled).lines[0]).toMatchObject({ baseColor: 'белый', quantity: 20 })
})

it('shows a message at the cell of its colour, and one of several colours once', () => {
  const errors = {
    'lines.1.sizes.M': ['Целое число'],
    'lines.0.operations.0.code': ['Не делаем'],
    'lines.1.operations.0.code': ['Не делаем'],
    'lines.2.sizes': ['Укажите количество'],
    lines: ['Слишком много'],
  }
  expect(
    toFormErrors(errors, {
      request: toCalculationRequest(values),
      formLines: listFormLines(values),
      valuesOf: () => values,
    }),
  ).toEqual({
    'lines.1.colors.серый меланж.sizes.M': ['Целое число'],
    'lines.1.operations.bag.code': ['Не делаем'],
    'lines.2.quantity': ['Укажите количество'],
    lines: ['Слишком много'],
  })
})
