import { describe, expect, it } from 'vitest'
import { maskPhone } from './phone-mask.ts'

const typed = (text: string) => maskPhone(text, text.length)

/** A person at the keyboard: each character goes in at the caret. */
function typeInto(text: string, keys: string): string {
  let shown = { value: text, caret: text.length }
  for (const key of keys) {
    const { value, caret } = shown
    shown = maskPhone(value.slice(0, caret) + key + value.slice(caret), caret + 1)
  }
  return shown.value
}

describe('a pasted number', () => {
  it.each([
    '8 900 123-45-67',
    '+7(900)1234567',
    '+7 (900) 123-45-67',
    '9001234567',
    '7 900 123 45 67',
    '+7 (8 900 123 45 67',
    '+7 (+79001234567',
  ])('«%s» is written in full', (text) => {
    expect(typed(text).value).toBe('+7 (900) 123-45-67')
  })

  it('keeps no more than ten digits', () => {
    expect(typed('900 123 45 67 89').value).toBe('+7 (900) 123-45-67')
  })
})

describe('a number typed key by key', () => {
  it.each(['9001234567', '89001234567', '79001234567', '+79001234567'])('«%s» comes out whole', (keys) => {
    expect(typeInto('', keys)).toBe('+7 (900) 123-45-67')
  })

  it('keeps a city code that begins with eight', () => {
    expect(typeInto('', '8121234567')).toBe('+7 (812) 123-45-67')
  })

  it('ignores letters', () => {
    expect(typeInto('', 'девять900')).toBe('+7 (900')
  })
})

describe('the caret', () => {
  it('stands after the digit typed in the middle', () => {
    expect(maskPhone('+7 (9500) 123', 6)).toEqual({ value: '+7 (950) 012-3', caret: 6 })
  })

  it('passes over the bracket when the next digit follows it', () => {
    expect(maskPhone('+7 (9001', 8)).toEqual({ value: '+7 (900) 1', caret: 10 })
  })

  it('steps over a sign of the mask that was deleted, to the digit before it', () => {
    expect(maskPhone('+7 (900 123', 7)).toEqual({ value: '+7 (900) 123', caret: 7 })
  })

  it('stays where a digit in the middle was deleted', () => {
    expect(maskPhone('+7 (90) 123-45-67', 6)).toEqual({ value: '+7 (901) 234-56-7', caret: 6 })
  })
})

it('can be emptied', () => {
  expect(typed('+7 (').value).toBe('')
  expect(typed('+').value).toBe('+')
})
