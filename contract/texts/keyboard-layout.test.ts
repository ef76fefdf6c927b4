import { expect, it } from 'vitest'
import { switchLayout } from './keyboard-layout.ts'

it.each([
  ['aen,jkrf', 'футболка'],
  ['AEN<JKRF', 'футболка'],
  [',tkm`', 'бельё'],
  [";bktn 'rj .,rf [elb j,]tv", 'жилет эко юбка худи объем'],
  ['зщдщ', 'polo'],
  ['ырщззук', 'shopper'],
  ['180', '180'],
])('switches %s to %s', (typed, meant) => {
  expect(switchLayout(typed)).toBe(meant)
})

it('switches every Russian letter back on the second switch', () => {
  const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
  expect(switchLayout(switchLayout(letters))).toBe(letters)
})
