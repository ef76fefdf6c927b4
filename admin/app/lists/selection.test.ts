import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { expect, it } from 'vitest'
import { rowsBetween, withSelected } from './selection.ts'

const thing = (id: number) => ({ id }) as EntryPreview
const [a, b, c, d] = [thing(1), thing(2), thing(3), thing(4)]
const rows = [a, b, c, d]

it('takes the rows between two, downwards and upwards, and one alone where the other is gone', () => {
  expect(rowsBetween(rows, b.id, d)).toEqual([b, c, d])
  expect(rowsBetween(rows, d.id, b)).toEqual([b, c, d])
  expect(rowsBetween(rows, undefined, c)).toEqual([c])
  expect(rowsBetween(rows, 99, c)).toEqual([c])
})

it('selects and lets go of several at once, and keeps what is not in the list any more', () => {
  const gone = thing(9)
  const selection = withSelected(new Map([[gone.id, gone]]), [b, c, d], true)
  expect([...selection.keys()]).toEqual([9, 2, 3, 4])
  expect([...withSelected(selection, [b, c], false).keys()]).toEqual([9, 4])
})
