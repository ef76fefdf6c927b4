import { messages } from '@rapport/contract/messages'
import { expect, it } from 'vitest'
import { loadSearch } from './load-search.ts'

const nothing = { ids: [], items: [], posts: [], correctedQuery: null }

async function load(typed: string) {
  const asked: string[] = []
  const searchCatalog = async ({ name }: { name: string }) => {
    asked.push(name)
    return nothing
  }
  return { view: await loadSearch({ searchCatalog }, typed), asked }
}

it('A query of 3 to 60 characters is searched for', async () =>
  expect(await load(' поло  белое ')).toEqual({
    view: { query: 'поло белое', result: nothing },
    asked: ['поло белое'],
  }))

it.each(['', '   ', '\0'])('«%s» is no query, and nothing is wrong with it', async (typed) =>
  expect(await load(typed)).toEqual({ view: { query: '' }, asked: [] }),
)

it.each([
  ['по', 'по', messages.searchTooShort],
  ['🧵', '🧵', messages.searchTooShort],
  ['а'.repeat(500), 'а'.repeat(60), messages.searchTooLong],
])('«%s» stays in the field as «%s», and is not searched for', async (typed, query, problem) =>
  expect(await load(typed)).toEqual({ view: { query, problem }, asked: [] }),
)

it('60 emoji are searched for by as many as the endpoint takes', async () => {
  const { view, asked } = await load('🧵'.repeat(60))
  expect([view.query, view.problem]).toEqual(['🧵'.repeat(60), undefined])
  expect(asked).toEqual(['🧵'.repeat(30)])
})
