import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDataDirectory } from '../server/test/content/copy-data-directory.ts'
import {
  expectStartFailure,
  fillWithoutContent,
  type SpawnedServer,
  spawnServer,
} from './support/spawn-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rapport-start-'))
/** A data directory after the first start: that of `npm test`, or else this file's own. */
const filled = process.env.SEEDED_DIRECTORY ?? dataDir
let server: SpawnedServer

beforeAll(async () => {
  if (filled !== dataDir) await copyDataDirectory(filled, dataDir)
  server = await spawnServer({ DATA_DIR: dataDir })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

describe('the start', () => {
  it('seeds an empty data directory with the demo factory and serves it', async () => {
    const answer = await fetch(`${server.url}/`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1')
    expect(readdirSync(filled)).toEqual(expect.arrayContaining(['db', 'files']))
  })

  it('writes no file that other users of the machine can read', () => {
    const written = [
      filled,
      ...readdirSync(filled, { recursive: true, encoding: 'utf8' }).map((name) => join(filled, name)),
    ]
    expect(written.length).toBeGreaterThan(10)
    expect(written.filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)).toEqual(
      [],
    )
  })

  it('ends with one line if another process uses the data directory', async () => {
    const { code, said } = await expectStartFailure({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^[^\n]*in use by another process \(pid \d+\)[^\n]*$/)
  })

  it('ends with one line if the port is taken', async () => {
    const other = mkdtempSync(join(tmpdir(), 'rapport-port-'))
    await fillWithoutContent(other)
    const { code, said } = await expectStartFailure({
      DATA_DIR: other,
      DEMO_CONTENT: 'off',
      PORT: new URL(server.url).port,
    })
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^Port \d+ [^\n]*$/)
    await rm(other, { recursive: true, force: true })
  })

  it('ends with one line that names an invalid variable', async () => {
    const { code, said } = await expectStartFailure({ DATA_DIR: dataDir, PORT: 'x' })
    expect(code).toBe(1)
    expect(said.trim()).toBe('PORT="x" is not allowed: it has to be a whole number from 0 to 65535.')
  })
})

describe('SIGTERM', () => {
  it('finishes requests in progress, accepts no new ones, and exits with 0; the next start has the data', async () => {
    // An idle keep-alive connection must not block the exit.
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1')
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(idle, 'data')
    const slow = connect(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    slow.on('data', (piece) => {
      answer += piece
    })
    const body = 'name=%D0%90%D0%BD%D0%BD%D0%B0&phone=9001234567&email=a%40b.ru'
    slow.write(
      `POST /api/v1/send-order-mail HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n` +
        `Expect: 100-continue\r\n\r\n`,
    )
    // The server has received the head when it requests the body.
    await once(slow, 'data')
    const ended = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    slow.write(body)
    await once(slow, 'close')
    expect(answer).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"number":"\d\d-000001"/)
    expect((await ended)[0]).toBe(0)

    server = await spawnServer({ DATA_DIR: dataDir })
    const next = await fetch(`${server.url}/api/v1/send-order-mail`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: new URLSearchParams(body),
    })
    expect(await next.json()).toMatchObject({ result: { number: expect.stringMatching(/-000002$/) } })
  })

  it('exits with 0 right after the start, too', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rapport-early-'))
    await fillWithoutContent(directory)
    const { child } = await spawnServer({ DATA_DIR: directory, DEMO_CONTENT: 'off' })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    await rm(directory, { recursive: true, force: true })
  })
})
