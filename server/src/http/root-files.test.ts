import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { rootFiles } from './root-files.ts'

it('serves icons and the manifest of the root for a day, and no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-root-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'favicon.ico'), 'icon')
  await writeFile(join(folder, 'site.webmanifest'), '{}')
  await writeFile(join(folder, 'notes.txt'), 'secret')
  const app = fastify()
  await rootFiles(app, folder)
  const icon = await app.inject('/favicon.ico')
  expect([icon.statusCode, icon.body]).toEqual([200, 'icon'])
  expect(icon.headers).toMatchObject({
    'content-type': 'image/x-icon',
    'content-length': '4',
    'cache-control': 'public, max-age=86400',
  })
  const again = await app.inject({
    url: '/favicon.ico',
    headers: { 'if-none-match': String(icon.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject('/site.webmanifest')).headers['content-type']).toMatch(
    /^application\/manifest\+json/,
  )
  for (const url of ['/notes.txt', '/assets', '/../package.json'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
})
