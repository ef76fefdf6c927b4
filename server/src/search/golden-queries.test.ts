import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import type { Orm } from '../platform/database.ts'
import { goldenQueries } from './golden-queries.ts'
import { search } from './queries.ts'
import { loadDemoFactory } from './test/demo-factory.ts'

const golden = Object.values(goldenQueries).flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', first = '', shownFor = null] = line.split(' | ').map((cell) => cell.trim())
      return { query, first, shownFor }
    }),
)

async function answer(orm: Orm, query: string, wanted: string) {
  const { items, posts, shownFor } = await search(orm, query)
  const post = posts[0] && `post:${posts[0].slug}`
  const first = wanted.startsWith('post:') ? post : (items[0]?.slug ?? post)
  return { query, first: first ?? '-', shownFor }
}

it('has queries of every kind', () => {
  expect(golden.length).toBeGreaterThan(250)
  expect(new Set(golden.map(({ query }) => query)).size).toBe(golden.length)
})

describeOnEachDatabase('a search in the demo factory', (database) => {
  it('shows first what a visitor would look for, and what it was taken for', async () => {
    await loadDemoFactory(database().orm)
    const answers = []
    for (const { query, first } of golden) answers.push(await answer(database().orm, query, first))
    expect(answers).toEqual(golden)
  })
})
