import { messages } from '@rapport/contract/errors/messages'
import type { SearchResult } from '@rapport/contract/search/search'
import { expect, it } from 'vitest'
import { loadSearch } from './load-search.ts'

const nothing = { ids: [], items: [], posts: [], pages: [], arePagesFirst: false, correctedQuery: null }

async function load(typed: string, found: SearchResult = nothing) {
  const asked: string[] = []
  const searchCatalog = async ({ name }: { name: string }) => {
    asked.push(name)
    return found
  }
  const getPopularQueries = async () => ({ queries: ['фартук'] })
  return { view: await loadSearch({ searchCatalog, getPopularQueries }, typed), asked }
}

it('A query of 3 to 60 characters is searched for', async () =>
  expect(await load(' поло  белое ')).toEqual({
    view: { query: 'поло белое', result: nothing, popular: ['фартук'] },
    asked: ['поло белое'],
  }))

it.each(['', '   ', '\0'])('«%s» is no query, and nothing is wrong with it', async (typed) =>
  expect(await load(typed)).toEqual({ view: { query: '', popular: ['фартук'] }, asked: [] }),
)

it.each([
  ['по', 'по', messages.searchTooShort],
  ['🧵', '🧵', messages.searchTooShort],
  ['а'.repeat(500), 'а'.repeat(60), messages.searchTooLong],
])('«%s» stays in the field as «%s», and is not searched for', async (typed, query, problem) =>
  expect(await load(typed)).toEqual({ view: { query, problem, popular: ['фартук'] }, asked: [] }),
)

it('What others look for is left out where something was found', async () => {
  const found = { ...nothing, posts: [{} as SearchResult['posts'][number]] }
  expect((await load('поло', found)).view).toEqual({ query: 'поло', result: found })
})

it('60 emoji are searched for by as many as the endpoint takes', async () => {
  const { view, asked } = await load('🧵'.repeat(60))
  expect([view.query, view.problem]).toEqual(['🧵'.repeat(60), undefined])
  expect(asked).toEqual(['🧵'.repeat(30)])
})
