import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltApp, buildApp } from '../../test/build-app.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let test: TestDatabase
let whole: BuiltApp
const assets = mkdtempSync(join(tmpdir(), 'rapport-admin-'))

beforeAll(async () => {
  writeFileSync(join(assets, 'main-Ab1.js'), 'start()')
  test = await openTestDatabase()
  const admin = { assets, renderDocument: (nonce: string) => `<script nonce="${nonce}"></script>` }
  whole = await buildApp(test.database, { admin, variables: { PUBLIC_URL: 'https://factory.example' } })
})
afterAll(async () => {
  await whole.close()
  await test.drop()
  rmSync(assets, { recursive: true })
})

const get = (url: string, host = 'factory.example') => whole.app.inject({ url, headers: { host } })

it.each(['/admin/', '/admin/staff/', '/admin/staff', '/admin/any/thing/'])(
  'answers %s with the document of the back office, uncached and not indexed',
  async (path) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow'])
  },
)

it('runs only scripts with the nonce of the response, which changes each time, and forbids framing', async () => {
  const answers = await Promise.all([get('/admin/'), get('/admin/')])
  const nonces = answers.map(({ body }) => /nonce="([\w+/=]{24})"/.exec(body)?.[1] ?? '')
  expect(new Set(nonces).size).toBe(2)
  const policy = String(answers[0]?.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'nonce-${nonces[0]}' 'strict-dynamic';`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  // Previews of drafts of any city.
  expect(policy).toContain("frame-src 'self' https://*.factory.example;")
})

it('redirects from a city host, and from the path without a slash', async () => {
  const city = await get('/admin/staff/', 'tula.factory.example')
  expect([city.statusCode, city.headers.location]).toEqual([302, 'https://factory.example/admin/staff/'])
  const bare = await get('/admin')
  expect([bare.statusCode, bare.headers.location]).toEqual([301, '/admin/'])
})

it('sends built files as immutable, and 404 for other files', async () => {
  const { statusCode, headers, body } = await get('/admin/assets/main-Ab1.js')
  expect([statusCode, body]).toEqual([200, 'start()'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/admin/assets/other.js', '/admin/secret.json'])
    expect((await get(path)).statusCode).toBe(404)
})
