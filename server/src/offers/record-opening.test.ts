import { expect, it } from 'vitest'
import { isOpenedByPerson } from './record-opening.ts'

const browser = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
}
const isOpened = (headers: Record<string, string>, method = 'GET') =>
  isOpenedByPerson({ method, headers: { ...browser, ...headers } })

it('counts a navigation of a browser', () => {
  expect(isOpened({})).toBe(true)
})

it.each([
  ['a request for the headers', {}, 'HEAD'],
  ['a preload', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['an old preload', { purpose: 'prefetch' }, 'GET'],
  ['a picture or a frame', { 'sec-fetch-dest': 'iframe' }, 'GET'],
  ['a script', { 'sec-fetch-mode': 'cors' }, 'GET'],
  ['a preview of a messenger', { 'user-agent': 'TelegramBot (like TwitterBot)' }, 'GET'],
  ['a scanner of mail links', { 'user-agent': 'LinkScanner/2.0' }, 'GET'],
])('does not count %s', (_, headers, method) => {
  expect(isOpened(headers as Record<string, string>, method)).toBe(false)
})

it('does not count a program that says nothing of its navigation', () => {
  const { 'user-agent': userAgent } = browser
  expect(isOpenedByPerson({ method: 'GET', headers: { 'user-agent': userAgent } })).toBe(false)
})
