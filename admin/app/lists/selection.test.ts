import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { expect, it } from 'vitest'
import { rowsBetween, withSelected } from './selection.ts'

const entry = (id: number) => ({ id }) as EntryPreview
const [a, b, c, d] = [entry(1), entry(2), entry(3), entry(4)]
const rows = [a, b, c, d]

it('selects the rows between two in both directions, or only the second if the first is gone', () => {
  expect(rowsBetween(rows, b.id, d)).toEqual([b, c, d])
  expect(rowsBetween(rows, d.id, b)).toEqual([b, c, d])
  expect(rowsBetween(rows, undefined, c)).toEqual([c])
  expect(rowsBetween(rows, 99, c)).toEqual([c])
})

it('selects and unselects several rows, and keeps rows that left the list', () => {
  const gone = entry(9)
  const selection = withSelected(new Map([[gone.id, gone]]), [b, c, d], true)
  expect([...selection.keys()]).toEqual([9, 2, 3, 4])
  expect([...withSelected(selection, [b, c], false).keys()]).toEqual([9, 4])
})
