import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { expect, test } from 'vitest'
import { registerPendingText } from '../../ui/editor/pending-texts.ts'
import { createEntryState } from './entry-state.ts'

const base = {
  slug: 'o-sitse',
  title: 'О ситце',
  shortText: 'Коротко',
  body: 'Ситец',
  picture: null,
  publicationAt: null,
  tags: [],
  seo: EMPTY_SEO,
}
const entryWith = (fields: object, version: number) =>
  ({
    id: 1,
    kind: 'post',
    version,
    state: 'draft',
    snapshot: { ...base, ...fields },
  }) as unknown as EntryOf<'post'>

test('reports a conflict between pending text and a save of another member', () => {
  const state = createEntryState<'post'>({ kind: 'post', empty: base, entry: entryWith({}, 1) })
  const end = registerPendingText(() => {
    end()
    state.set({ snapshot: { ...state.get().snapshot, body: 'Ситец лёгкий' } })
  })
  expect(state.merge(entryWith({ body: 'Ситец плотный' }, 2))).toBe(false)
  const { conflict, snapshot } = state.get()
  expect(conflict?.fields).toEqual(['body'])
  expect([conflict?.theirs.snapshot.body, snapshot.body]).toEqual(['Ситец плотный', 'Ситец лёгкий'])
})

test('merges a save of another field', () => {
  const state = createEntryState<'post'>({ kind: 'post', empty: base, entry: entryWith({}, 1) })
  const end = registerPendingText(() => {
    end()
    state.set({ snapshot: { ...state.get().snapshot, body: 'Ситец лёгкий' } })
  })
  expect(state.merge(entryWith({ title: 'Ситец' }, 2))).toBe(true)
  expect(state.get().snapshot).toMatchObject({ title: 'Ситец', body: 'Ситец лёгкий' })
})
