import { expect, it } from 'vitest'
import { commonPasswordWords, isCommonPassword } from './common-passwords.ts'

const ENDINGS = [
  '1',
  '12',
  '123',
  '1234',
  '7',
  '99',
  '007',
  '777',
  '!',
  '123!',
  '1!',
  '_1',
  '2024',
  '1985',
  '2026!',
]

it('has more than ten thousand common passwords of an allowed length', () => {
  const built = [...commonPasswordWords].flatMap((word) => [word, ...ENDINGS.map((ending) => word + ending)])
  const allowed = new Set(built.filter((password) => password.length >= 8))
  expect(allowed.size).toBeGreaterThan(10_000)
  expect([...allowed].filter((password) => !isCommonPassword(password))).toEqual([])
})

it.each([
  '12345678',
  '12345678901',
  '0987654321',
  'aaaaaaa1',
  'QWERTYUIOP',
  '1qaz@WSX',
  'abcd1234!',
  '1q2w3e4r5t',
  'zaq12wsx',
  'йцукен123',
  'Пароль123',
  'parol2024!',
  'gfhjkm123',
  'зфыыцщкв1',
  'password!',
  'password99',
  'P@ssw0rd1',
  'iloveyou3',
  'Natasha2026',
  'наташа1985',
  'rapport1',
  'раппорт1',
  'Rapport2026',
  'ekaterinburg1',
  'Воронеж2025',
  'monkeydragon1',
  '01051990',
  '19900501',
  'ёёёёёёёё',
  'abcabcabc',
  '12341234',
])('counts %s as common', (password) => expect(isCommonPassword(password)).toBe(true))

it.each([
  'длинный пароль ткача',
  'kumach-i-kubovaya',
  'correct horse battery',
  'лоскутное одеяло',
  '48151623',
  'йод и ёлка ткача',
  'vR7!kq2Zp',
  'Шуруповёрт-84-лодка',
])('lets %s be a password', (password) => expect(isCommonPassword(password)).toBe(false))

it('rejects words of this site combined with a year or digits, in every spelling', () => {
  const here = ['Мануфактура «Кумачово»', 'Урюпинск']
  for (const password of ['Кумачово1', 'kumachovo2026', 'revfxjdj1', 'uryupinsk!', 'Урюпинск2024']) {
    expect([password, isCommonPassword(password, here)]).toEqual([password, true])
    expect([password, isCommonPassword(password)]).toEqual([password, false])
  }
})

it('analyses the longest passwords fast, whatever their characters', () => {
  for (const part of ['a', '1', 'ab1!', 'qwe', 'пароль', '!@#'])
    isCommonPassword(part.repeat(128).slice(0, 128))
  expect(isCommonPassword('1a!'.repeat(13))).toBe(true)
})
