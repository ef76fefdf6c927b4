import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { expect, it } from 'vitest'
import { findMove } from './find-move.ts'

const entry = (id: number, position: number | null = id) => ({ id, position }) as OrderedEntry
const [a, b, c] = [entry(1), entry(2), entry(3)]
const draft = entry(4, null)

it('returns the moved entry, its sibling and the side', () => {
  expect(findMove([a, b, c], [c, a, b])).toEqual({ moved: c, sibling: a, side: 'before' })
  expect(findMove([a, b, c], [b, c, a])).toEqual({ moved: a, sibling: c, side: 'after' })
  expect(findMove([a, b, c], [a, b, c])).toBeUndefined()
})

it('skips siblings without a position', () => {
  expect(findMove([a, b, draft, c], [a, draft, c, b])).toMatchObject({ moved: b, sibling: c })
  expect(findMove([a, draft], [draft, a])).toMatchObject({ moved: draft, sibling: a, side: 'before' })
  expect(findMove([draft, entry(5, null)], [entry(5, null), draft])).toBeUndefined()
})
