import { expect, it } from 'vitest'
import { moveBeside, moveItem } from './move-item.ts'

it('moves an item, at most to the ends', () => {
  expect(moveItem(['а', 'б', 'в'], 2, 0)).toEqual(['в', 'а', 'б'])
  expect(moveItem(['а', 'б', 'в'], 0, 1)).toEqual(['б', 'а', 'в'])
  expect(moveItem(['а', 'б'], 0, -1)).toEqual(['а', 'б'])
  expect(moveItem(['а', 'б'], 0, 9)).toEqual(['б', 'а'])
  expect(moveItem(['а', 'б'], 5, 0)).toEqual(['а', 'б'])
})

it('places the dragged items right before or after the target', () => {
  expect(moveBeside([1, 2, 3, 4], new Set([4]), 2, 'before')).toEqual([1, 4, 2, 3])
  expect(moveBeside([1, 2, 3, 4], new Set([1]), 3, 'after')).toEqual([2, 3, 1, 4])
  expect(moveBeside([1, 2, 3], new Set([2]), 2, 'after')).toEqual([1, 2, 3])
})
