import { describe, expect, it } from 'vitest'
import { canAutoRedirect, cityUrl, parseState, serializeState } from './cross-host-state.ts'

describe('canAutoRedirect', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000', true],
    ['rapport.example', 'https://rapport.example', true],
    ['www.rapport.example', 'https://rapport.example', true],
    ['www.rapport.example', 'https://www.rapport.example', true],
    ['spb.localhost:3000', 'http://localhost:3000', false],
    ['spb.rapport.example', 'https://rapport.example', false],
    ['shop.rapport.example', 'https://shop.rapport.example', false],
    ['www.shop.rapport.example', 'https://shop.rapport.example', false],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000', false],
    ['[::1]:3000', 'http://[::1]:3000', false],
    ['preview.example', 'https://rapport.example', false],
  ])('returns for %s below %s: %s', (host, base, redirects) =>
    expect(canAutoRedirect(host, base)).toBe(redirects),
  )
})

describe('the state for another host', () => {
  it('has the city, referrer, transfer code, stored answers and anchor', () => {
    const state = {
      city: 2,
      cameFrom: 'https://yandex.ru/?text=ситец#a&b',
      transfer: 'x_-1',
      carried: '{"cookieConsent":"all","seenCityWarnings":"[\\"Склад & «офис»\\"]"}',
      anchor: 'order-form-sect',
    }
    expect(parseState(serializeState(state))).toEqual(state)
    expect(cityUrl('spb', 'http://localhost:3000', '/catalog/?utm_source=vk', { city: 2 })).toBe(
      'http://spb.localhost:3000/catalog/?utm_source=vk#city=2',
    )
  })

  it('is empty without values, so that the URL stays clean', () => {
    expect(serializeState({})).toBe('')
  })

  it('is undefined for an ordinary fragment or an invalid city', () => {
    expect(['', '#', '#order-form-sect', '#cities', '#anchor=x'].map(parseState)).toEqual(
      Array.from({ length: 5 }),
    )
    for (const wrong of ['0', '-1', '1.5', 'x', '', '1e99'])
      expect(parseState(`#city=${wrong}`)?.city).toBeUndefined()
  })
})
