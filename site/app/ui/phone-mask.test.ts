import { maskitoTransform } from '@maskito/core'
import { describe, expect, it } from 'vitest'
import { phoneMask } from './phone-mask.ts'

const filledIn = (text: string) => maskitoTransform(text, phoneMask)

describe('a number that comes whole', () => {
  it.each([
    '8 900 123-45-67',
    '+7(900)1234567',
    '+7 (900) 123-45-67',
    '9001234567',
    '79001234567',
    '7 900 123 45 67',
    '8\u00a0900\u00a0123–45–67',
    '+7\u00a0900\u00a0123‑45‑67',
    '+7 8 900 123 45 67',
  ])('«%s» is written in full', (text) => {
    expect(filledIn(text)).toBe('+7 (900) 123-45-67')
  })

  it('keeps no more than ten digits', () => {
    expect(filledIn('900 123 45 67 89')).toBe('+7 (900) 123-45-67')
  })

  it('keeps a city code that begins with eight or seven', () => {
    expect(filledIn('8121234567')).toBe('+7 (812) 123-45-67')
    expect(filledIn('7271234567')).toBe('+7 (727) 123-45-67')
  })

  it('can be emptied', () => {
    expect(filledIn('')).toBe('')
    expect(filledIn('+')).toBe('+')
  })
})

it('the caret stays by its digit when the mask comes late', () => {
  expect(maskitoTransform({ value: '89001234567', selection: [4, 4] }, phoneMask)).toEqual({
    value: '+7 (900) 123-45-67',
    selection: [9, 9],
  })
})
