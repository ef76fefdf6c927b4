import { expect, it } from 'vitest'
import { addMeasure, addSize, removeMeasure, removeSize } from './size-table.ts'

const table = {
  title: '',
  sketch: null,
  sizes: ['S', 'M'],
  measures: [{ letter: 'A', name: 'Длина', values: [70, 72] }],
}

it('keeps a value for every size while sizes and measures change', () => {
  expect(addSize(table)).toMatchObject({
    sizes: ['S', 'M', ''],
    measures: [{ values: [70, 72, Number.NaN] }],
  })
  expect(removeSize(table, 0)).toMatchObject({ sizes: ['M'], measures: [{ values: [72] }] })
  const more = addMeasure(table)
  expect(more.measures[1]).toEqual({ letter: 'B', name: '', values: [Number.NaN, Number.NaN] })
  expect(removeMeasure(more, 0).measures).toEqual([more.measures[1]])
})
