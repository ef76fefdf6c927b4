import { expect, it } from 'vitest'
import { listMaterialOptions } from './material-options.ts'

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
  listMaterialOptions({ materials, total: 10 }, chosen).map(({ options }) =>
    options.map(({ value }) => value),
  )

it('offers unions, and cloths of more than one product but not of all', () =>
  expect(values()).toEqual([['any', 'one'], ['two']]))

it('always offers the chosen materials', () =>
  expect(values('rare')).toEqual([
    ['any', 'one'],
    ['two', 'rare'],
  ]))

it('offers nothing without materials', () =>
  expect(listMaterialOptions({ materials: [], total: 10 }, [])).toEqual([]))

it('counts products within the chosen prices', () =>
  expect(listMaterialOptions({ materials, total: 10 }, []).flatMap(({ options }) => options)[0]?.count).toBe(
    8,
  ))
