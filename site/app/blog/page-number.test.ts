import { expect, it } from 'vitest'
import { findPageNumber } from './page-number.ts'

it.each([
  ['page-1', 1],
  ['page-12', 12],
  ['page-999999999999', 999_999_999_999],
])('%s asks for page %i', (segment, page) => expect(findPageNumber(segment)).toBe(page))

it.each(['page-0', 'page-02'])('%s is no page', (segment) => expect(findPageNumber(segment)).toBe(0))

it.each(['page-', 'page-two', 'page-2-let', 'len'])('%s is the slug of a post', (segment) =>
  expect(findPageNumber(segment)).toBeUndefined(),
)
