import { expect, it } from 'vitest'
import { findPageNumber } from './page-number.ts'

it.each([
  ['page-1', 1],
  ['page-12', 12],
  ['page-999999999999', 999_999_999_999],
])('reads page %2$i from %1$s', (segment, page) => expect(findPageNumber(segment)).toBe(page))

it.each(['page-0', 'page-02'])('returns 0 for %s', (segment) => expect(findPageNumber(segment)).toBe(0))

it.each(['page-', 'page-two', 'page-2-let', 'len'])('returns undefined for the slug %s', (segment) =>
  expect(findPageNumber(segment)).toBeUndefined(),
)
