import { expect, it } from 'vitest'
import { isStatusBarScroller } from './scroll-top-browser.ts'

const SAFARI = 'Version/18.0 Mobile/15E148 Safari/604.1'
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const is = (userAgent: string, maxTouchPoints = 5) => isStatusBarScroller({ userAgent, maxTouchPoints })

it('hides the button in Safari on iPhones and iPads', () => {
  expect(is(`${IOS} ${SAFARI}`)).toBe(true)
  expect(
    is(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) (KHTML, like Gecko) Version/18.0 Safari/605.1`),
  ).toBe(true)
})

it('shows the button in other browsers', () => {
  expect(is(`${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`)).toBe(false)
  expect(is('Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36')).toBe(false)
  expect(is('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1', 0)).toBe(false)
})
