import { VIEWS_SHOWN_MAX } from '@rapport/contract/blog/blog-limits'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { expect, it } from 'vitest'
import { formatCappedCount } from './capped-count.ts'

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('formats %i likes as «%s»', (likes, shown) =>
  expect(formatCappedCount(likes, LIKES_SHOWN_MAX)).toBe(shown),
)

it.each([
  [0, '0'],
  [999_999, '999999'],
  [1_000_000, '999999+'],
])('formats %i views as «%s»', (views, shown) =>
  expect(formatCappedCount(views, VIEWS_SHOWN_MAX)).toBe(shown),
)
