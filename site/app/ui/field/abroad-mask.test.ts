import { maskitoTransform } from '@maskito/core'
import { expect, it } from 'vitest'
import { abroadMask } from './abroad-mask.ts'

it.each([
  ['+375 29 123-45-67', '+375 29 123-45-67'],
  ['375291234567', '+375291234567'],
  ['998 90 123-45-67', '+998 90 123-45-67'],
  ['00375 29 123-45-67', '+375 29 123-45-67'],
  ['8 10 375 29 123-45-67', '+375 29 123-45-67'],
  ['+', '+'],
  ['', ''],
])('formats an autofilled «%s» as «%s»', (text, written) => {
  expect(maskitoTransform(text, abroadMask)).toBe(written)
})

it('keeps the plus while a digit follows it, and the caret at its digit', () => {
  const laid = (value: string, caret: number) =>
    maskitoTransform({ value, selection: [caret, caret] }, abroadMask)
  expect(laid('375 29', 0)).toEqual({ value: '+375 29', selection: [1, 1] })
  expect(laid('1+375 29', 1)).toEqual({ value: '+1375 29', selection: [1, 1] })
  expect(laid('+00', 3)).toEqual({ value: '+', selection: [1, 1] })
})
