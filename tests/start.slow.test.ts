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
/** An empty directory that a start has filled: the run's own, made by `npm test`, or else this file's. */
const filled = process.env.SEEDED_DIRECTORY ?? dataDir
let door: SpawnedServer

beforeAll(async () => {
  if (filled !== dataDir) await copyDataDirectory(filled, dataDir)
  door = await spawnServer({ DATA_DIR: dataDir })
})
afterAll(async () => {
  door.child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

describe('the start', () => {
  it('fills an empty directory with the demo factory and serves it', async () => {
    const answer = await fetch(`${door.url}/`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1')
    expect(readdirSync(filled)).toEqual(expect.arrayContaining(['db', 'files']))
  })

  it('writes nothing that another user of the machine can read', () => {
    const written = [
      filled,
      ...readdirSync(filled, { recursive: true, encoding: 'utf8' }).map((name) => join(filled, name)),
    ]
    expect(written.length).toBeGreaterThan(10)
    expect(written.filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)).toEqual(
      [],
    )
  })

  it('of a second process on the same directory ends with one sentence', async () => {
    const { code, said } = await expectStartFailure({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^[^\n]*in use by another process \(pid \d+\)[^\n]*$/)
  })

  it('on a port that is taken ends with one sentence', async () => {
    const other = mkdtempSync(join(tmpdir(), 'rapport-port-'))
    await fillWithoutContent(other)
    const { code, said } = await expectStartFailure({
      DATA_DIR: other,
      DEMO_CONTENT: 'off',
      PORT: new URL(door.url).port,
    })
    expect(code).toBe(1)
    expect(said.trim()).toMatch(/^Port \d+ [^\n]*$/)
    await rm(other, { recursive: true, force: true })
  })

  it('with a wrong variable ends with one line that names it', async () => {
    const { code, said } = await expectStartFailure({ DATA_DIR: dataDir, PORT: 'x' })
    expect(code).toBe(1)
    expect(said.trim()).toBe('PORT="x" is not allowed: it has to be a whole number from 0 to 65535.')
  })
})

describe('SIGTERM', () => {
  it('lets what is under way end, takes nothing new, and ends with 0; the next start has it all', async () => {
    // A browser keeps its connection open: it must not hold the process.
    const idle = connect(Number(new URL(door.url).port), '127.0.0.1')
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(idle, 'data')
    const slow = connect(Number(new URL(door.url).port), '127.0.0.1')
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
    // The server has the head of the request once it asks for the body.
    await once(slow, 'data')
    const ended = once(door.child, 'exit')
    door.child.kill('SIGTERM')
    slow.write(body)
    await once(slow, 'close')
    expect(answer).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"number":"\d\d-000001"/)
    expect((await ended)[0]).toBe(0)

    door = await spawnServer({ DATA_DIR: dataDir })
    const next = await fetch(`${door.url}/api/v1/send-order-mail`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: new URLSearchParams(body),
    })
    expect(await next.json()).toEqual({ result: { number: expect.stringMatching(/-000002$/) } })
  })

  it('that comes as soon as the address is told ends it with 0 as well', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rapport-early-'))
    await fillWithoutContent(directory)
    const { child } = await spawnServer({ DATA_DIR: directory, DEMO_CONTENT: 'off' })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    await rm(directory, { recursive: true, force: true })
  })
})
