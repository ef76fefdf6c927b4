import { expect, it } from 'vitest'
import { materialOptions } from './material-options.ts'

const material = (erpId: string, count: number, isUnion = false) => ({
  erpId,
  name: erpId,
  isUnion,
  count,
  found: count - 1,
})
const materials = [
  material('any', 9, true),
  material('one', 1, true),
  material('all', 10),
  material('two', 2),
  material('rare', 1),
]
const values = (...chosen: string[]) =>
  materialOptions({ materials, total: 10 }, chosen).map(({ options }) => options.map(({ value }) => value))

it('A list is narrowed by unions, and by cloths of more than one product but not of all', () =>
  expect(values()).toEqual([['any', 'one'], ['two']]))

it('The chosen materials are always among the options', () =>
  expect(values('rare')).toEqual([
    ['any', 'one'],
    ['two', 'rare'],
  ]))

it('Nothing is offered where there are no materials', () =>
  expect(materialOptions({ materials: [], total: 10 }, [])).toEqual([]))

it('A material is counted within the prices that were asked for', () =>
  expect(materialOptions({ materials, total: 10 }, []).flatMap(({ options }) => options)[0]?.count).toBe(8))
