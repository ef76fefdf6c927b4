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
    // Anything else is never answered.
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('gives the parsed body', async () => {
  expect(await requestJson(`${origin}/json`, {})).toEqual({ result: 1 })
})

it('A refused request says «Request failed with status code N»', async () => {
  const failed = requestJson(`${origin}/refused`, {})
  await expect(failed).rejects.toMatchObject({
    reason: 'status',
    status: 503,
    message: 'Request failed with status code 503',
  })
})

it.each(['/cut', ':1/'])('A line that is down says «Network Error»: %s', async (path) => {
  const url = path.startsWith(':') ? `http://127.0.0.1${path}` : `${origin}${path}`
  await expect(requestJson(url, {})).rejects.toMatchObject({ reason: 'network', message: 'Network Error' })
})

it('A request that is given up says «Request aborted»', async () => {
  const giveUp = new AbortController()
  const failed = requestJson(`${origin}/never`, {}, { signal: giveUp.signal })
  giveUp.abort()
  await expect(failed).rejects.toMatchObject({ reason: 'aborted', message: 'Request aborted' })
})

it('A request that takes too long says «timeout of N ms exceeded»', async () => {
  const failed = requestJson(`${origin}/never`, {}, { timeoutMs: 20 })
  await expect(failed).rejects.toMatchObject({ reason: 'timeout', message: 'timeout of 20 ms exceeded' })
})

it('A body that is no JSON fails with the code E_JSON_PARSE', async () => {
  await expect(requestJson(`${origin}/html`, {})).rejects.toMatchObject({
    reason: 'parse',
    code: 'E_JSON_PARSE',
  })
})
