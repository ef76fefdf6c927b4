import { messages } from '@rapport/contract/errors/messages'
import type { SearchResult } from '@rapport/contract/search/search'
import { expect, it } from 'vitest'
import { loadSearch } from './load-search.ts'

const nothing = { ids: [], items: [], posts: [], pages: [], arePagesFirst: false, correctedQuery: null }

async function load(typed: string, result: SearchResult = nothing) {
  const requested: string[] = []
  const searchCatalog = async ({ name }: { name: string }) => {
    requested.push(name)
    return result
  }
  const getPopularQueries = async () => ({ queries: ['фартук'] })
  return { view: await loadSearch({ searchCatalog, getPopularQueries }, typed), requested }
}

it('searches for a query of 3 to 60 characters', async () =>
  expect(await load(' поло  белое ')).toEqual({
    view: { query: 'поло белое', result: nothing, popular: ['фартук'] },
    requested: ['поло белое'],
  }))

it.each(['', '   ', '\0'])('neither searches for «%s» nor reports a problem', async (typed) =>
  expect(await load(typed)).toEqual({ view: { query: '', popular: ['фартук'] }, requested: [] }),
)

it.each([
  ['по', 'по', messages.searchTooShort],
  ['🧵', '🧵', messages.searchTooShort],
  ['а'.repeat(500), 'а'.repeat(60), messages.searchTooLong],
])('shortens «%s» to «%s» in the field and does not search for it', async (typed, query, problem) =>
  expect(await load(typed)).toEqual({ view: { query, problem, popular: ['фартук'] }, requested: [] }),
)

it('leaves out popular queries if there are results', async () => {
  const result = { ...nothing, posts: [{} as SearchResult['posts'][number]] }
  expect((await load('поло', result)).view).toEqual({ query: 'поло', result })
})

it('shortens 60 emoji to the limit of the endpoint', async () => {
  const { view, requested } = await load('🧵'.repeat(60))
  expect([view.query, view.problem]).toEqual(['🧵'.repeat(60), undefined])
  expect(requested).toEqual(['🧵'.repeat(30)])
})
