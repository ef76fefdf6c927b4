import { expect, it } from 'vitest'
import { cacheAge, isIos } from './old-ios-cache.ts'

const now = Date.UTC(2026, 10, 21)
const mac = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
  platform: 'MacIntel',
  maxTouchPoints: 0,
}

it('is old more than 259200 s after the last update', () => {
  expect(cacheAge(String(now - 259_200_000), now)).toBe('young')
  expect(cacheAge(String(now - 259_200_001), now)).toBe('old')
})

it('is unknown if the time is missing, invalid or in the future', () => {
  for (const stored of [undefined, '', 'x', 'Infinity', String(now + 1)])
    expect(cacheAge(stored, now)).toBe('unknown')
})

it('recognizes iPhones and iPads, also those that report a Mac, but not Macs and Androids', () => {
  expect(
    isIos({
      ...mac,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
      platform: 'iPhone',
    }),
  ).toBe(true)
  expect(isIos({ ...mac, maxTouchPoints: 5 })).toBe(true)
  expect(isIos(mac)).toBe(false)
  expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 15)', platform: 'Linux', maxTouchPoints: 5 })).toBe(
    false,
  )
})
