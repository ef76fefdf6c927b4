import { maskitoTransform } from '@maskito/core'
import { expect, it } from 'vitest'
import { maskOptions } from './mask.ts'

it.each([
  ['digit', '## ##', '12ab34', '12 34'],
  ['letter', 'SS-##', 'я1ю2', 'яю-2'],
  ['upper-case letter', 'AAA', 'рап', 'РАП'],
  ['lower-case letter', 'aaa', 'ПОР', 'пор'],
  ['alphanumeric', 'XX.XX', 'a1-b2', 'a1.b2'],
  ['escape', '!##', '5', '#5'],
  ['escape', '!A-#', 'A-7', 'A-7'],
])('takes «%3$s» by the token %s in the mask %s', (_, mask, typed, written) => {
  expect(maskitoTransform(typed, maskOptions(mask))).toBe(written)
})

it('writes nothing past the last typed character, so that it can be deleted', () => {
  expect(maskitoTransform('900', maskOptions('(###) ###'))).toBe('(900')
  expect(maskitoTransform('', maskOptions('(###) ###'))).toBe('')
})

it('drops characters that do not fit', () => {
  expect(maskitoTransform('1234', maskOptions('##'))).toBe('12')
})

/** Returns the range that a key deletes, as [from, to]. */
function deleted(action: 'deleteBackward' | 'deleteForward', from: number) {
  const [overFixed] = maskOptions('(###) ###').preprocessors ?? []
  const elementState = { value: '(900) 123', selection: [from, from + 1] as const }
  return overFixed?.({ elementState, data: '' }, action).elementState.selection
}

it('deletes the typed character before a fixed one with Backspace', () => {
  expect(deleted('deleteBackward', 5)).toEqual([3, 4])
  expect(deleted('deleteBackward', 6)).toEqual([6, 7])
})

it('deletes the typed character after a fixed one with Delete', () => {
  expect(deleted('deleteForward', 4)).toEqual([6, 7])
  expect(deleted('deleteForward', 3)).toEqual([3, 4])
})

it('deletes nothing before the first character', () => {
  expect(deleted('deleteBackward', 0)).toEqual([0, 1])
})
