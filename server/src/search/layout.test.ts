import { expect, it } from 'vitest'
import { otherLayout } from './layout.ts'

it.each([
  ['aen,jkrf', 'футболка'],
  ['AEN<JKRF', 'футболка'],
  [',tkm`', 'бельё'],
  [";bktn 'rj .,rf [elb j,]tv", 'жилет эко юбка худи объем'],
  ['зщдщ', 'polo'],
  ['ырщззук', 'shopper'],
  ['180', '180'],
])('reads %s as %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

it('gives every Russian letter back when turned twice', () => {
  const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
  expect(otherLayout(otherLayout(letters))).toBe(letters)
})
