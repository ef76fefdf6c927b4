import { DAY_MS } from '@rapport/contract/hours/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createQueryCounts } from '../server/src/search/query-counts.ts'
import { searchHits } from '../server/src/search/tables.ts'
import { type DemoApp, openDemoApp } from './support/demo-app.ts'

let whole: DemoApp
beforeAll(async () => {
  whole = await openDemoApp()
})
afterAll(() => whole.close())

async function count(queries: Record<string, number>, daysAgo = 0): Promise<void> {
  const hits = createQueryCounts(whole.database.orm, searchHits)
  for (const [query, times] of Object.entries(queries)) for (let at = 0; at < times; at += 1) hits.add(query)
  await hits.write(new Date(Date.now() - daysAgo * DAY_MS))
}

const get = async (url: string) => (await whole.app.inject({ url, headers: { host: 'localhost:3000' } })).body

it('Popular queries of 30 days are shown where a search finds nothing, with words of titles only', async () => {
  expect(await get('/search/')).not.toContain('Часто ищут')
  await count({ 'Фартук  льняной': 4, футболка: 6, фарт: 9, 'футболка ерунда': 9, платье: 2 })
  await count({ платье: 2, скатерть: 1 }, 20)
  await count({ скатерть: 50 }, 31)
  const { result } = JSON.parse(await get('/api/v1/popular-queries'))
  expect(result.queries).toEqual(['футболка', 'платье', 'фартук льняной'])
  for (const path of ['/search/', `/search/${encodeURIComponent('ыыыыы')}/`]) {
    const page = await get(path)
    expect(page).toContain('Часто ищут')
    expect(page).toContain(`href="/search/${encodeURIComponent('футболка')}/"`)
    expect(page).not.toContain('Попробуйте одно слово')
  }
  expect(await get(`/search/${encodeURIComponent('футболка')}/`)).not.toContain('Часто ищут')
})
