import { mergeSnapshots } from '@rapport/staff-contract/editing/merge'
import { expect, it } from 'vitest'
import { rebaseSnapshot } from './rebase-snapshot.ts'

const sent = { title: 'Лён', body: '<b>Текст</b>' }
const stored = { title: 'Лён', body: '<strong>Текст</strong>' }

it("does not count the server's clean-up as a local change", () => {
  const mine = rebaseSnapshot({ ...sent, title: 'Лён и уход' }, sent, stored)
  expect(mine).toEqual({ title: 'Лён и уход', body: '<strong>Текст</strong>' })
  const theirs = { title: 'Лён', body: 'Другой текст' }
  expect(mergeSnapshots(stored, theirs, mine)).toEqual({
    snapshot: { title: 'Лён и уход', body: 'Другой текст' },
    conflicts: [],
  })
})

it('keeps changes made after sending', () => {
  const typed = { title: 'Лён', body: '<b>Текст</b> и ещё' }
  expect(rebaseSnapshot(typed, sent, stored)).toEqual(typed)
})
