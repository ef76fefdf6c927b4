import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestJson } from './request-json.ts'

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/refused') response.writeHead(503).end('{}')
    if (request.url === '/json') response.end('{"result":1}')
    if (request.url === '/html') response.end('<p>')
    if (request.url === '/cut') response.writeHead(200, { 'content-length': 100 }).write('{')
    if (request.url === '/cut') setImmediate(() => response.destroy())
    // Other requests get no response.
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('resolves to the parsed body', async () => {
  expect(await requestJson(`${origin}/json`, {})).toEqual({ result: 1 })
})

it('rejects with «Request failed with status code N» for an error status', async () => {
  const failed = requestJson(`${origin}/refused`, {})
  await expect(failed).rejects.toMatchObject({
    reason: 'status',
    status: 503,
    message: 'Request failed with status code 503',
  })
})

it.each(['/cut', ':1/'])('rejects with «Network Error» for %s', async (path) => {
  const url = path.startsWith(':') ? `http://127.0.0.1${path}` : `${origin}${path}`
  await expect(requestJson(url, {})).rejects.toMatchObject({ reason: 'network', message: 'Network Error' })
})

it('rejects with «Request aborted» after an abort', async () => {
  const giveUp = new AbortController()
  const failed = requestJson(`${origin}/never`, {}, { signal: giveUp.signal })
  giveUp.abort()
  await expect(failed).rejects.toMatchObject({ reason: 'aborted', message: 'Request aborted' })
})

it('rejects with «timeout of N ms exceeded» after the timeout', async () => {
  const failed = requestJson(`${origin}/never`, {}, { timeoutMs: 20 })
  await expect(failed).rejects.toMatchObject({ reason: 'timeout', message: 'timeout of 20 ms exceeded' })
})

it('rejects with the code E_JSON_PARSE for an invalid body', async () => {
  await expect(requestJson(`${origin}/html`, {})).rejects.toMatchObject({
    reason: 'parse',
    code: 'E_JSON_PARSE',
  })
})
