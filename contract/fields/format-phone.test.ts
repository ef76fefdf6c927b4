import { expect, it } from 'vitest'
import { formatForMask, formatPhone } from './format-phone.ts'

it.each([
  '495 498 499 812 342 343 347 351 383 391 423 473 831 843 846 861 862 863',
  // Non-geographic and mobile codes.
  '800 804 900 926 999',
  // Almaty, and mobile codes of Kazakhstan.
  '727 701 747 771 775 778',
])('formats the code of %s with three digits', (codes) => {
  for (const code of codes.split(' ')) expect(formatPhone(`+7${code}1234567`)).toBe(`+7 (${code}) 123-45-67`)
})

it.each([
  ['Tula', '+74872701122', '+7 (4872) 70-11-22'],
  ['Saratov', '+78452123456', '+7 (8452) 12-34-56'],
  ['Omsk', '+73812123456', '+7 (3812) 12-34-56'],
  ['Khabarovsk', '+74212123456', '+7 (4212) 12-34-56'],
  ['Tolyatti', '+78482123456', '+7 (8482) 12-34-56'],
  ['Surgut', '+73462123456', '+7 (3462) 12-34-56'],
  ['Nizhnevartovsk', '+73466123456', '+7 (3466) 12-34-56'],
  ['Novokuznetsk', '+73843123456', '+7 (3843) 12-34-56'],
  ['Bratsk', '+73953123456', '+7 (3953) 12-34-56'],
  ['Pyatigorsk', '+78793123456', '+7 (8793) 12-34-56'],
  ['Astana', '+77172123456', '+7 (7172) 12-34-56'],
  ['Shymkent', '+77252123456', '+7 (7252) 12-34-56'],
  ['Temirtau', '+77213123456', '+7 (7213) 12-34-56'],
])('formats the code of %s with four digits', (_, phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

it.each([
  ['Aleksin', '+74875351234', '+7 (48753) 5-12-34'],
  ['Shchyokino', '+74875151234', '+7 (48751) 5-12-34'],
  ['a town of the Tula region', '+74873151234', '+7 (48731) 5-12-34'],
  ['Klin', '+74962451234', '+7 (49624) 5-12-34'],
  ['Elista', '+78472251234', '+7 (84722) 5-12-34'],
  ['Birobidzhan', '+74262251234', '+7 (42622) 5-12-34'],
  ['Rudny', '+77143151234', '+7 (71431) 5-12-34'],
])('formats the code of %s with five digits', (_, phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

it.each([
  ['+375291234567', '+375 29 123-45-67'],
  ['+380441234567', '+380 44 123-45-67'],
  ['+998901234567', '+998 90 123-45-67'],
  ['+994501234567', '+994 50 123-45-67'],
  ['+992901234567', '+992 90 123-45-67'],
  ['+996700123456', '+996 700 12-34-56'],
  ['+995599123456', '+995 599 12-34-56'],
  ['+37410123456', '+374 10 12-34-56'],
  ['+37369123456', '+373 69 12-34-56'],
  ['+99365123456', '+993 65 12-34-56'],
  ['+37061234567', '+370 61 23-45-67'],
  ['+37120123456', '+371 20 12-34-56'],
  ['+37251234567', '+372 51 23-45-67'],
  ['+3725123456', '+372 512 3456'],
  ['+12125550123', '+1 212 555 0123'],
  ['+4930123456', '+49 301 234 56'],
  ['+8613912345678', '+86 139 123 456 78'],
])('formats the foreign number %s as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
  expect(formatForMask(phone)).toBe(text)
})

it.each(['', '900', '+7900', 'позвоните', '+7 (900) 123-45-67', '+1234'])(
  'returns «%s» unchanged',
  (text) => {
    expect(formatPhone(text)).toBe(text)
  },
)

it('formats every +7 number with three digits in brackets under the input mask', () => {
  expect(formatForMask('+74872701122')).toBe('+7 (487) 270-11-22')
  expect(formatForMask('+79001234567')).toBe('+7 (900) 123-45-67')
})
