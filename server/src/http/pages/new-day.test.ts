import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServerApp, type ServerApp } from '../../../test/server-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

const headers = { 'content-type': 'text/html' }
const times = { first: '2026-12-31T20:59:59.999Z', second: '2026-12-31T20:59:59.999Z' }

let database: TestDatabase
const servers: ServerApp[] = []
let rendered = 0

/** Renders pages with the year, on two servers with separate clocks. */
beforeAll(async () => {
  database = await openTestDatabase()
  const renderPage = async (_: Request, { year }: { year: number }) => {
    rendered += 1
    return new Response(`© ${year}`, { headers })
  }
  for (const name of ['first', 'second'] as const) {
    const now = () => new Date(times[name])
    servers.push(await openServerApp(database.database, {}, { site: { renderPage }, now }))
  }
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.drop()
})

const readYears = async () =>
  Promise.all(servers.map(async ({ app }) => (await app.inject({ url: '/catalog/' })).body))

it('shows the new year on a cached page from midnight in Moscow, by each server’s clock', async () => {
  expect(await readYears()).toEqual(['© 2026', '© 2026'])
  expect(await readYears()).toEqual(['© 2026', '© 2026'])
  expect(rendered).toBe(2)
  times.first = '2026-12-31T21:00:00Z'
  expect(await readYears()).toEqual(['© 2027', '© 2026'])
  times.second = '2027-01-01T05:00:00Z'
  expect(await readYears()).toEqual(['© 2027', '© 2027'])
  expect(rendered).toBe(4)
})
