import { maskitoTransform } from '@maskito/core'
import { messages } from '@rapport/contract/errors/messages'
import { describe, expect, it } from 'vitest'
import { phoneError, phoneMask } from './phone-mask.ts'

const filledIn = (text: string) => maskitoTransform(text, phoneMask)

describe('a complete number', () => {
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
  ])('formats «%s» as a complete number', (text) => {
    expect(filledIn(text)).toBe('+7 (900) 123-45-67')
  })

  it('keeps a city code that begins with eight or seven', () => {
    expect(filledIn('8121234567')).toBe('+7 (812) 123-45-67')
    expect(filledIn('7271234567')).toBe('+7 (727) 123-45-67')
  })

  it('can be cleared', () => {
    expect(filledIn('')).toBe('')
    expect(filledIn('+')).toBe('+')
  })
})

it('keeps the caret at its digit when the mask is applied late', () => {
  expect(maskitoTransform({ value: '89001234567', selection: [4, 4] }, phoneMask)).toEqual({
    value: '+7 (900) 123-45-67',
    selection: [9, 9],
  })
})

describe('a number of another country', () => {
  it.each([
    '+375 29 123-45-67',
    '375291234567',
    '00375 29 123-45-67',
    '8 10 375 29 123-45-67',
    '+374 10 123456',
    '+998 (90) 123-45-67',
    '+1 212 555-01-23',
    '+3',
  ])('keeps «%s» as typed', (text) => {
    expect(filledIn(text)).toBe(text)
    expect(phoneError(text)).toBeUndefined()
  })

  it.each(['998901234567', '1 212 555 01 23', '900 123 45 67 89', '+7 900 123 45 67 89'])(
    'keeps «%s» as typed and reports it',
    (text) => {
      expect(filledIn(text)).toBe(text)
      expect(phoneError(text)).toBe(messages.phoneForeign)
    },
  )

  it('reports an invalid number in the format of the mask too', () => {
    expect(phoneError('+7 (375) 291-23-45')).toBe(messages.phoneForeign)
  })

  it('reports nothing while a number is being typed or corrected', () => {
    for (const value of [
      '',
      '+',
      '+7',
      '+7 (9',
      '+7 (123) 456-7',
      '+7 (900) 123-45-67',
      '+7 (727) 123-45-67',
    ])
      expect(phoneError(value)).toBeUndefined()
  })
})
