import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, s3UrlAt, startS3Server } from '../../../test/stand-ins/s3-server.ts'
import { readEnv, StartError } from '../process/env.ts'
import { openStorage } from './open-storage.ts'

let server: S3Server
let dataDir: string
beforeAll(async () => {
  server = await startS3Server()
  dataDir = await mkdtemp(join(tmpdir(), 'rapport-s3-storage-'))
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const open = (url: string) => openStorage(readEnv({ STORAGE_URL: url }), dataDir)

type Fault = (incoming: IncomingMessage, answer: ServerResponse) => void

/** Starts a proxy to the server that causes these failures, one for each write request. */
async function startFailingProxy(faults: Fault[]) {
  const line = createServer((incoming, answer) => {
    const fault = incoming.method === 'PUT' ? faults.shift() : undefined
    if (fault) return fault(incoming, answer)
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port: server.port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(onward)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const stop = () => {
    line.closeAllConnections()
    line.close()
  }
  return { url: s3UrlAt((line.address() as AddressInfo).port), stop }
}

const busy: Fault = (incoming, answer) => {
  incoming.resume()
  answer.writeHead(503).end()
}
const breakOff: Fault = (incoming) => incoming.once('data', () => incoming.destroy())

describe('an S3 store', () => {
  it('gets a complete file in spite of broken connections and a busy server', async () => {
    const faults: Fault[] = []
    const line = await startFailingProxy(faults)
    const storage = await open(line.url)
    faults.push(breakOff, busy)
    const bytes = randomBytes(5_000_000)
    const file = join(dataDir, 'arrived')
    await writeFile(file, bytes)
    await storage.putFile('orders/in-spite', file)
    const stored = await storage.get('orders/in-spite')
    expect(stored && (await buffer(stored.stream)).equals(bytes)).toBe(true)
    expect(faults).toEqual([])
    faults.push(busy, busy)
    await storage.put('orders/in-spite', Buffer.from('again'))
    expect(await storage.size('orders/in-spite')).toBe(5)
    line.stop()
  })

  it('does not retry a rejected request', async () => {
    const refuse: Fault = (incoming, answer) => {
      incoming.resume()
      answer.writeHead(403).end()
    }
    const faults: Fault[] = []
    const line = await startFailingProxy(faults)
    const storage = await open(line.url)
    faults.push(refuse, refuse)
    const file = join(dataDir, 'arrived')
    await writeFile(file, 'x')
    await expect(storage.putFile('orders/refused', file)).rejects.toThrow()
    expect(faults).toEqual([refuse])
    line.stop()
  })

  it('throws for an unreadable local file, without Retry-After', async () => {
    const storage = await open(server.url)
    await expect(storage.putFile('orders/none', join(dataDir, 'none'))).rejects.toThrow('ENOENT')
    await expect(storage.putFile('orders/none', dataDir)).rejects.toThrow('EISDIR')
    expect(await storage.size('orders/none')).toBeUndefined()
  })

  it.each([
    ['a stranger’s key', (url: string) => url.replace(/\/\/[^@]+/, '//stranger:hushhush'), 'HTTP 403'],
    ['a wrong secret', (url: string) => url.replace(/:[^:@]+@/, ':hushhush@'), 'HTTP 403'],
    ['no such bucket', (url: string) => url.replace('rapport-files', 'no-such-files'), 'HTTP 404'],
    ['nobody there', (url: string) => url.replace(/:\d+\//, ':1/'), 'ECONNREFUSED'],
    ['TLS where there is none', (url: string) => url.replace('tls=off', 'tls=on'), 'EPROTO'],
  ])('ends the start with one sentence for %s', async (_, spoil, reason) => {
    const opening = open(spoil(server.url))
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/^Bucket [a-z-]+ at https?:\/\/[\d.:]+ can't be used \([^\n]*$/)
    await expect(opening).rejects.toThrow(`(${reason})`)
    await expect(opening).rejects.not.toThrow(/hush/)
  })

  it.each([
    ['no right to write', { forbidden: ['PUT'] }, '(HTTP 403): its key may not write objects'],
    ['no right to read', { forbidden: ['GET'] }, '(HTTP 403): its key may not read objects'],
    ['no right to delete', { forbidden: ['DELETE'] }, '(HTTP 403): its key may not delete objects'],
    ['no conditional writes', { ignoresConditions: true }, '(it ignores If-None-Match'],
  ])('ends the start with one sentence for a bucket with %s', async (_, faults, reason) => {
    const limited = await startS3Server(faults)
    const opening = open(limited.url)
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/^Bucket [a-z-]+ at [^\n]*$/)
    await expect(opening).rejects.toThrow(reason)
    await limited.stop()
  })

  it('keeps the first file of a key that a second process writes', async () => {
    const [first, second] = [await open(server.url), await open(server.url)]
    for (const [storage, text] of [
      [first, 'one'],
      [second, 'other'],
    ] as const) {
      const file = join(dataDir, text)
      await writeFile(file, text)
      await storage.putFile('orders/both', file)
    }
    expect(await first.size('orders/both')).toBe(3)
  })

  it('leaves no object of the check at the start', async () => {
    const storage = await open(server.url)
    for await (const { key } of storage.list('probe')) expect.fail(key)
  })
})
