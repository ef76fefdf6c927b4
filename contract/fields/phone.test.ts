import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { phoneField } from './fields.ts'
import { normalizePhone, parsePhone } from './phone.ts'

describe('a phone', () => {
  it.each([
    '+7 (900) 123-45-67',
    '8 900 123 45 67',
    '900 1234567',
    '7 900 123-45-67',
    '+7 8 900 123 45 67',
    '+8 900 123-45-67',
    '007 900 123 45 67',
    '8 10 7 900 123 45 67',
    '8\u00a0900\u00a0123–45–67',
    '+7\u00a0900\u00a0123‑45‑67',
    ' (900) 123.45.67 ',
  ])('«%s» is read as one of Russia', (text) => {
    expect(normalizePhone(text)).toBe('+79001234567')
  })

  it.each([
    ['+7 727 123-45-67', '+77271234567'],
    ['+7 (701) 123 45 67', '+77011234567'],
    ['8 701 123 45 67', '+77011234567'],
    ['7 701 123 45 67', '+77011234567'],
    ['701 123 45 67', '+77011234567'],
    ['8 812 123-45-67', '+78121234567'],
    ['812 123-45-67', '+78121234567'],
    ['8 495 123-45-67', '+74951234567'],
    ['8 800 555-35-35', '+78005553535'],
  ])('«%s», with a code of Kazakhstan or one that begins with eight, is %s', (text, number) => {
    expect(normalizePhone(text)).toBe(number)
  })

  it.each([
    '+375 29 123-45-67',
    '375291234567',
    '375 29 123 45 6',
    '00375 29 123-45-67',
    '8 10 375 29 123-45-67',
    '810375291234567',
    '+374 10 123456',
    '37410123456',
    '+998 90 123 45 67',
    '998 90 123 45 67',
    '+996 700 123456',
    '996 700 123 456',
    '+380 44 123 45 67',
    '+1 212 555-01-23',
    '1 212 555 01 23',
    '212 555 01 23',
    '+49 30 123456',
    '0049 30 123456',
    '+86 139 1234 5678',
    '+81 3 1234 5678',
    '(+375) 29 123-45-67',
    '+375',
    '00',
    '+3',
    // Digits too many, of which none may be dropped.
    '900 123 45 67 89',
    '+7 900 123 45 67 8',
    '8 900 123 45 67 8',
    // What a field that knew only +7 made of numbers of Belarus.
    '+7 (375) 291-23-45',
  ])('«%s» is that of another country, and is never made into one of +7', (text) => {
    expect([parsePhone(text).kind, normalizePhone(text)]).toEqual(['foreign', undefined])
    const { success, error } = phoneField.safeParse(text)
    expect([success, error?.issues.map((issue) => issue.message)]).toEqual([false, [messages.phoneForeign]])
  })

  it.each(['900', '+7 900 123 45 6', '89001234', '+', '12', 'позвоните', '9001234567 доб. 2', '900+1234567'])(
    '«%s» is none, and the sentence under the field says what one is',
    (text) => {
      expect(normalizePhone(text)).toBeUndefined()
      expect(phoneField.safeParse(text).success).toBe(false)
    },
  )

  it('of any length is read in a moment', () => {
    for (const text of ['+'.repeat(1e6), '('.repeat(1e6), '8'.repeat(1e6), ' '.repeat(1e6), '+7'.repeat(5e5)])
      expect(normalizePhone(text)).toBeUndefined()
  })
})
