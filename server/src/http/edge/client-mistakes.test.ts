import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { messages } from '@rapport/contract/errors/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRaw, sendRaw } from '../../../test/raw-request.ts'
import { openServerApp, publicUrl, type ServerApp } from '../../../test/server-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

const { host } = new URL(publicUrl)

let database: TestDatabase
let server: ServerApp
let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'a.js'), 'let a = 1\n'.repeat(10))
  await writeFile(join(folder, 'assets', 'a.js.gz'), gzipSync('let a = 1\n'.repeat(10)))
  database = await openTestDatabase()
  const renderPage = async () => new Response('page', { headers: { 'content-type': 'text/html' } })
  server = await openServerApp(
    database.database,
    {},
    { site: { renderPage, assets: join(folder, 'assets') } },
  )
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

describe('a client error at a built file', () => {
  it.each([
    ['/assets/', 404, {}],
    ['/assets/none.js', 404, {}],
    ['/assets/a.js.gz', 404, {}],
    ['/assets/../app.ts', 404, {}],
    ['/assets/%2e%2e/app.ts', 404, {}],
    ['/assets/..%2fapp.ts', 404, {}],
    ['/assets//a.js', 404, {}],
    ['/assets/%00', 400, {}],
    ['/assets/x%00', 400, {}],
    ['/assets/a.js', 416, { range: 'bytes=99999999-' }],
    ['/assets/a.js', 412, { 'if-match': '"other"' }],
    ['/assets/a.js', 412, { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }],
  ])('%s answers %i, in Russian', async (target, status, headers) => {
    const answer = await getRaw(port, target, headers)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body).message).toMatch(/[а-яё]{3}/)
    expect(answer.body).not.toMatch(/rapport-assets|node_modules/)
  })

  it('answers a valid request after errors', async () => {
    expect((await getRaw(port, '/assets/a.js', { range: 'bytes=0-2' })).status).toBe(206)
    expect((await getRaw(port, '/assets/a.js')).status).toBe(200)
    const compressed = await getRaw(port, '/assets/a.js', { 'accept-encoding': 'gzip' })
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([200, 'gzip'])
  })
})

describe('a request that Node can’t parse', () => {
  it('is answered as too long, as HTML or JSON', async () => {
    const page = await getRaw(port, '/catalog/', { host, cookie: 'a'.repeat(20_000) })
    expect([page.status, page.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8'])
    expect(page.body).toContain(messages.headersTooLarge)
    const call = await getRaw(port, '/api/v1/cities', { host, cookie: 'a'.repeat(20_000) })
    expect([call.status, JSON.parse(call.body)]).toEqual([
      431,
      { message: messages.headersTooLarge, errors: { message: [messages.headersTooLarge] } },
    ])
  })

  it.each([
    'GARBAGE\r\n\r\n',
    'GET /catalog/ HTTP/1.1\r\nbad header\r\n\r\n',
    'GET /\u00d0\u00bf/ HTTP/1.1\r\n\r\n',
  ])('is answered as malformed: %j', async (bytes) => {
    const answer = await sendRaw(port, bytes)
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close'])
    expect(answer.body).toContain(messages.badRequest)
  })
})

it('is served with an unknown Expect header', async () => {
  expect((await getRaw(port, '/healthz', { expect: 'tea' })).status).toBe(200)
})

describe('a request that names two hosts', () => {
  const answerTo = async (target: string, ...headers: string[]) =>
    (await sendRaw(port, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')))
      .status

  it.each(['/', '/catalog/', '/healthz', '/api/v1/cities', '/assets/a.js', '/nowhere'])(
    'answers 400 at %s, also when both are equal or differ in case',
    async (target) => {
      expect(await answerTo(target, `Host: ${host}`, 'Host: evil.example')).toBe(400)
      expect(await answerTo(target, `Host: ${host}`, 'Accept: */*', `hOsT: ${host}`)).toBe(400)
      expect(await answerTo(target, `Host: ${host}`)).not.toBe(400)
    },
  )

  it('answers 400 when the absolute URL names another host than the header', async () => {
    expect(await answerTo(`http://${host}/healthz`, 'Host: evil.example')).toBe(400)
    expect(await answerTo('http://evil.example/healthz', `Host: ${host}`)).toBe(400)
    expect(await answerTo(`http://${host.toUpperCase()}/`, `Host: ${host}`)).toBe(200)
  })

  it('answers 400 without a host', async () => {
    expect(await answerTo('/healthz')).toBe(400)
  })
})
