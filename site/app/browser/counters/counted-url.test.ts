import { expect, it } from 'vitest'
import { countedReferrer, countedUrl } from './counted-url.ts'

const BASE = 'https://rapport.example'

it.each([
  ['/catalog/futbolki/?utm_source=vk&yclid=7&x=1', '/catalog/futbolki/?utm_source=vk&yclid=7'],
  ['/?auth=final-registration&email=anna%40example.ru&code=123456', '/'],
  ['/order/?number=26-000001#order-form-sect', '/order/'],
  ['/search/%D0%B0%D0%BD%D0%BD%D0%B0%40example.ru/', '/search/'],
  ['/search/?query=%2B79001234567', '/search/'],
  ['/help/delivery/?city=tula&weight=12', '/help/delivery/'],
])(
  'Counters are told of %s as %s: its path and the marks of campaigns, nothing a visitor typed',
  (path, counted) => expect(countedUrl(`${BASE}${path}`)).toBe(`${BASE}${counted}`),
)

it('A page of ours that led here is told in the same way, another site as the browser gives it', () => {
  expect(countedReferrer('https://spb.rapport.example/search/polo/', BASE)).toBe(
    'https://spb.rapport.example/search/',
  )
  expect(countedReferrer('https://yandex.ru/search/?text=polo', BASE)).toBe(
    'https://yandex.ru/search/?text=polo',
  )
  expect(countedReferrer('', BASE)).toBe('')
  expect(countedReferrer('[1', BASE)).toBe('')
})
