import { describe, expect, it } from 'vitest'
import { canAutoRedirect, cityUrl, parseState, serializeState } from './cross-host-state.ts'

describe('A visitor is led to a city only', () => {
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
  ])(
    'from the base, with no more than two labels once www is dropped: %s below %s is %s',
    (host, base, led) => expect(canAutoRedirect(host, base)).toBe(led),
  )
})

describe('To another host of ours goes along', () => {
  it('the choice, where the visitor came from, the log-in, what they have answered and seen, and the anchor', () => {
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

  it('nothing where there is nothing, so that the address stays clean', () => {
    expect(serializeState({})).toBe('')
  })

  it('and an ordinary fragment, or a city that can’t be one, is no choice', () => {
    expect(['', '#', '#order-form-sect', '#cities', '#anchor=x'].map(parseState)).toEqual(
      Array.from({ length: 5 }),
    )
    for (const wrong of ['0', '-1', '1.5', 'x', '', '1e99'])
      expect(parseState(`#city=${wrong}`)?.city).toBeUndefined()
  })
})
