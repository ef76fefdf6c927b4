import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { expect, it } from 'vitest'
import { findMove } from './find-move.ts'

const thing = (id: number, position: number | null = id) => ({ id, position }) as OrderedEntry
const [a, b, c] = [thing(1), thing(2), thing(3)]
const draft = thing(4, null)

it('says which thing was moved and beside which', () => {
  expect(findMove([a, b, c], [c, a, b])).toEqual({ moved: c, sibling: a, side: 'before' })
  expect(findMove([a, b, c], [b, c, a])).toEqual({ moved: a, sibling: c, side: 'after' })
  expect(findMove([a, b, c], [a, b, c])).toBeUndefined()
})

it('puts nothing beside what has no place', () => {
  expect(findMove([a, b, draft, c], [a, draft, c, b])).toMatchObject({ moved: b, sibling: c })
  expect(findMove([a, draft], [draft, a])).toMatchObject({ moved: draft, sibling: a, side: 'before' })
  expect(findMove([draft, thing(5, null)], [thing(5, null), draft])).toBeUndefined()
})
