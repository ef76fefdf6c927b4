import { mergeSnapshots } from '@rapport/staff-contract/editing/merge'
import { expect, it } from 'vitest'
import { ownChanges } from './own-changes.ts'

const sent = { title: 'Лён', body: '<b>Текст</b>' }
const stored = { title: 'Лён', body: '<strong>Текст</strong>' }

it('takes what the server has cleaned for no change of one’s own', () => {
  const mine = ownChanges({ ...sent, title: 'Лён и уход' }, sent, stored)
  expect(mine).toEqual({ title: 'Лён и уход', body: '<strong>Текст</strong>' })
  const theirs = { title: 'Лён', body: 'Другой текст' }
  expect(mergeSnapshots(stored, theirs, mine)).toEqual({
    snapshot: { title: 'Лён и уход', body: 'Другой текст' },
    conflicts: [],
  })
})

it('keeps what was typed since', () => {
  const typed = { title: 'Лён', body: '<b>Текст</b> и ещё' }
  expect(ownChanges(typed, sent, stored)).toEqual(typed)
})
