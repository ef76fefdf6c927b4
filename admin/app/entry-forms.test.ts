import { CONTENT_KINDS } from '@rapport/staff-contract/entries/content-kinds'
import { expect, it } from 'vitest'
import { entryForms } from './entry-forms.ts'

it('finds the form of every kind by its file name', async () => {
  const kinds = await Promise.all(CONTENT_KINDS.map(async (kind) => (await entryForms[kind]()).kind))
  expect(kinds).toEqual(CONTENT_KINDS)
})
