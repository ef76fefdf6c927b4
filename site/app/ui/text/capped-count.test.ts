import { VIEWS_SHOWN_MAX } from '@rapport/contract/blog/blog-limits'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { expect, it } from 'vitest'
import { cappedCount } from './capped-count.ts'

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('%i likes are shown as «%s»', (likes, shown) => expect(cappedCount(likes, LIKES_SHOWN_MAX)).toBe(shown))

it.each([
  [0, '0'],
  [999_999, '999999'],
  [1_000_000, '999999+'],
])('%i views are shown as «%s»', (views, shown) => expect(cappedCount(views, VIEWS_SHOWN_MAX)).toBe(shown))
