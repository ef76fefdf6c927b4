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
])('reduces %s to %s without typed text', (path, counted) =>
  expect(countedUrl(`${BASE}${path}`)).toBe(`${BASE}${counted}`),
)

it('cleans a referrer of our site, and passes that of another site unchanged', () => {
  expect(countedReferrer('https://spb.rapport.example/search/polo/', BASE)).toBe(
    'https://spb.rapport.example/search/',
  )
  expect(countedReferrer('https://yandex.ru/search/?text=polo', BASE)).toBe(
    'https://yandex.ru/search/?text=polo',
  )
  expect(countedReferrer('', BASE)).toBe('')
  expect(countedReferrer('[1', BASE)).toBe('')
})
