import { expect, it } from 'vitest'
import { applyMask } from './mask.ts'

it.each([
  ['## ##', '12ab34', '12 34'],
  ['SS-##', 'я1ю2', 'яю-2'],
  ['AAA', 'рап', 'РАП'],
  ['aaa', 'ПОР', 'пор'],
  ['XX.XX', 'a1-b2', 'a1.b2'],
  ['!##', '5', '#5'],
  ['!A-#', 'A-7', 'A-7'],
])('the mask %s takes «%s»', (mask, typed, written) => {
  expect(applyMask(mask, typed)).toBe(written)
})

it('writes nothing past the last typed character, so that it can be deleted', () => {
  expect(applyMask('(###) ###', '900')).toBe('(900')
  expect(applyMask('(###) ###', '')).toBe('')
})

it('drops what does not fit', () => {
  expect(applyMask('##', '1234')).toBe('12')
})
