import { describe, expect, it } from 'vitest'
import { messages } from '../errors/messages.ts'
import { phoneField } from './fields.ts'
import { normalizePhone, parsePhone } from './phone.ts'

const messageOf = (text: string) => phoneField.safeParse(text).error?.issues[0]?.message

describe('parsePhone and normalizePhone', () => {
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
  ])('parses «%s» as a Russian number', (text) => {
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
  ])('parses «%s», with a code of Kazakhstan or a code that begins with 8, as %s', (text, number) => {
    expect(normalizePhone(text)).toBe(number)
  })

  it.each([
    ['+375 29 123-45-67', '+375291234567'],
    ['00375 29 123-45-67', '+375291234567'],
    ['8 10 375 29 123-45-67', '+375291234567'],
    ['+8 10 375 29 123-45-67', '+375291234567'],
    ['810375291234567', '+375291234567'],
    ['(+375) 29 123-45-67', '+375291234567'],
    ['+375\u00a029\u00a0123‑45–67', '+375291234567'],
    // These codes need no plus: no Russian number begins with them.
    ['375291234567', '+375291234567'],
    ['37410123456', '+37410123456'],
    ['380 44 123 45 67', '+380441234567'],
    ['+374 10 123456', '+37410123456'],
    ['+998 90 123 45 67', '+998901234567'],
    ['+996 700 123456', '+996700123456'],
    ['+372 5123 4567', '+37251234567'],
    ['+372 512 3456', '+3725123456'],
    ['+376 312 345', '+376312345'],
    ['+1 212 555-01-23', '+12125550123'],
    ['+49 (0) 30 123456', '+4930123456'],
    ['0049 30 123456', '+4930123456'],
    ['+86 139 1234 5678', '+8613912345678'],
    ['+81 3 1234 5678', '+81312345678'],
    ['+90 532 123 45 67', '+905321234567'],
  ])('parses the foreign number «%s» as %s', (text, number) => {
    expect([parsePhone(text).kind, phoneField.parse(text)]).toEqual(['foreign', number])
  })

  it.each([
    '998 90 123 45 67',
    '996 700 123 456',
    '1 212 555 01 23',
    '212 555 01 23',
    // As written within Belarus.
    '8 029 123-45-67',
    // Too many digits, and none may be dropped.
    '900 123 45 67 89',
    '+7 900 123 45 67 8',
    '8 900 123 45 67 8',
    // Numbers of Belarus as an input that only knew +7 formatted them.
    '+7 (375) 291-23-45',
  ])('refuses «%s», without a country code, and says how to write it', (text) => {
    expect([parsePhone(text).kind, normalizePhone(text), messageOf(text)]).toEqual([
      'foreign',
      undefined,
      messages.phoneForeign,
    ])
  })

  it.each([
    '+',
    '00',
    '+3',
    '+375',
    '+375 29 123-45-6',
    '375 29 123 45 6',
    '+375 29 123-45-678',
    '+1 212 555-01-2',
    '+49 30 12',
    '+4930123456789012',
    '+0 900 123 45 67',
    '+210 123 456 789',
    '+999 123 456 789',
    // Satellite and premium codes.
    '+881 612 345 678',
    '+979 123 456 789',
  ])('refuses the incomplete foreign number «%s»', (text) => {
    expect(normalizePhone(text)).toBeUndefined()
    expect([messages.phoneAbroad, messages.phoneFormat]).toContain(messageOf(text))
  })

  it.each(['900', '+7 900 123 45 6', '89001234', '+', '12', 'позвоните', '9001234567 доб. 2', '900+1234567'])(
    'refuses «%s» and shows the expected format',
    (text) => {
      expect(normalizePhone(text)).toBeUndefined()
      expect(phoneField.safeParse(text).success).toBe(false)
    },
  )

  it('parses a phone of any length fast', () => {
    for (const text of [
      '+'.repeat(1e6),
      '('.repeat(1e6),
      '8'.repeat(1e6),
      ' '.repeat(1e6),
      '+7'.repeat(5e5),
      '375'.repeat(3e5),
      '+(0)'.repeat(3e5),
    ])
      expect(normalizePhone(text)).toBeUndefined()
  })
})
