import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOON } from '../../../../test/soon.ts'
import { StartError } from '../../process/env.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { isDatabaseProcess } from './process-list.ts'
import { findPrograms } from './programs.ts'
import { chooseServerUser, rootUsers } from './server-user.ts'

const isRoot = process.getuid?.() === 0
let root: string
let directory: string
const running: EmbeddedPostgres[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rapport-embedded-'))
  mkdirSync(join(root, 'data'))
  directory = join(root, 'data/db')
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  rmSync(root, { recursive: true, force: true })
})

async function start(options?: EmbeddedOptions, path = directory): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(path, options)
  running.push(server)
  return server
}

async function query({ url }: { url: string }, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const createOrders = (server: EmbeddedPostgres) => query(server, 'create table orders (number text unique)')
const insertOrder = (server: EmbeddedPostgres, number: string) =>
  query(server, `insert into orders values ('${number}')`)
const numbers = async (server: EmbeddedPostgres) =>
  (await query(server, 'select number from orders order by 1')).map((row) => row.number)

/** Starts `postgres` without a supervisor, as a killed process leaves it. */
async function leaveServer(): Promise<ChildProcess> {
  const { postgres } = findPrograms()
  const { prefix } = chooseServerUser(postgres, directory, {})
  const [command = postgres, ...args] = [...prefix, postgres, '-D', directory]
  const left = spawn(command, [...args, '-c', 'listen_addresses=', '-k', '.'], {
    detached: true,
    stdio: 'ignore',
  })
  await vi.waitFor(
    () => expect(readFileSync(join(directory, 'postmaster.pid'), 'utf8')).toContain('ready'),
    SOON,
  )
  return left
}

describe('the embedded PostgreSQL', () => {
  it('stores its rows across restarts', async () => {
    const first = await start()
    await createOrders(first)
    await insertOrder(first, '26-000001')
    await first.stop()
    expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false)
    expect(await numbers(await start())).toEqual(['26-000001'])
  })

  it('restarts by itself when its process is killed, with every committed row', async () => {
    const server = await start()
    await createOrders(server)
    await insertOrder(server, '26-000001')
    const pid = server.pid() ?? 0
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(server.pid()).not.toBe(pid), SOON)
    await vi.waitFor(() => insertOrder(server, '26-000002'), SOON)
    expect(await numbers(server)).toEqual(['26-000001', '26-000002'])
  })

  it('stops while it is restarting', async () => {
    const server = await start()
    const pid = server.pid() ?? 0
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(isDatabaseProcess(pid, directory)).toBe(false), SOON)
    await server.stop()
    expect(
      existsSync(join(directory, 'postmaster.pid')) && isDatabaseProcess(server.pid() ?? 0, directory),
    ).toBe(false)
  })

  it('stops the server that a killed process left on the directory', async () => {
    await (await start()).stop()
    const left = await leaveServer()
    const ended = once(left, 'exit')
    const server = await start()
    await ended
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts when leftover lock files name a process of another program', async () => {
    await (await start()).stop()
    const text = `${process.pid}\n${directory}\n1\n5432\n.\n\n\nready\n`
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) writeFileSync(join(directory, file), text)
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves a program alone that has the pid of a lock file and names the directory too', async () => {
    await (await start()).stop()
    const editor = spawn(process.execPath, [
      '-e',
      'setInterval(() => {}, 1000)',
      join(directory, 'postgresql.conf'),
    ])
    try {
      await once(editor, 'spawn')
      writeFileSync(join(directory, 'postmaster.pid'), `${editor.pid}\n${directory}\n`)
      expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
      expect([editor.exitCode, editor.signalCode]).toEqual([null, null])
    } finally {
      editor.kill('SIGKILL')
    }
  })

  it('starts again after an interrupted first start', async () => {
    mkdirSync(`${directory}.new`)
    writeFileSync(join(`${directory}.new`, 'PG_VERSION'), '18')
    await start()
    expect(existsSync(`${directory}.new`)).toBe(false)
  })

  it('listens on no network and hides its files from other users', async () => {
    const server = await start()
    expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(statSync(directory).mode & 0o077).toBe(0)
  })

  it('accepts connections when the path of the directory is too long for a socket', async () => {
    const long = join(root, 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(long, { recursive: true })
    const server = await start({}, join(long, 'db'))
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('requires its password on the loopback interface', async () => {
    const server = await start({ loopback: true })
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(`${directory}.password`).mode & 0o077).toBe(0)
    const wrong = new URL(server.url)
    wrong.password = 'guessed'
    await expect(query({ url: wrong.href }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await server.stop()
    expect(await query(await start({ loopback: true }), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('sorts by code points and folds Russian letters on every machine', async () => {
    const server = await start()
    const [row] = await query(server, `select lower('ПРЯЛКА Ё') as lower, 'ё' > 'я' as last`)
    expect(row).toEqual({ lower: 'прялка ё', last: true })
  })

  it('logs its events without a value of any row', async () => {
    const lines: string[] = []
    const server = await start({ onLog: (level, text) => lines.push(`${level} ${text}`) })
    await createOrders(server)
    await insertOrder(server, 'Секрет')
    await expect(insertOrder(server, 'Секрет')).rejects.toMatchObject({ code: '23505' })
    await expect(query(server, `select 'Секрет'::int`)).rejects.toThrow()
    const open = new pg.Client({ connectionString: server.url })
    open.on('error', () => undefined)
    await open.connect()
    await server.stop()
    expect(lines.filter((line) => !line.startsWith('30 '))).toEqual([])
    expect(lines.join('\n')).toMatch(/^30 .*ready to accept connections$/m)
    expect(lines.join('\n')).toMatch(/^30 .*shut down$/m)
    expect(lines.join('\n')).not.toContain('Секрет')
  })
})

describe('a commit', () => {
  it('is flushed to the disk before the client gets its answer', async () => {
    const server = await start()
    await createOrders(server)
    const fsyncs = async () => {
      await query(server, 'select pg_stat_force_next_flush()')
      const [row] = await query(
        server,
        `select sum(fsyncs)::int as count from pg_stat_io where object = 'wal'`,
      )
      return row.count as number
    }
    const before = await fsyncs()
    for (let number = 0; number < 20; number += 1) await insertOrder(server, `26-${number}`)
    await vi.waitFor(async () => expect((await fsyncs()) - before).toBeGreaterThanOrEqual(20), SOON)
  })

  it('is included in a copy of the files taken during writes, without a flush', async () => {
    const server = await start()
    await createOrders(server)
    const committed: string[] = []
    for (let number = 0; number < 50; number += 1) {
      await insertOrder(server, `26-${number}`)
      committed.push(`26-${number}`)
    }
    const copy = join(root, 'data/copy')
    await cp(directory, copy, { recursive: true, filter: (path) => !path.includes('.s.PGSQL') })
    rmSync(join(copy, 'postmaster.pid'))
    expect((await numbers(await start({}, copy))).sort()).toEqual(committed.sort())
  })
})

describe.skipIf(!isRoot)('the embedded PostgreSQL as root', () => {
  it('runs without root rights, by user id or in a user namespace, on the same files', async () => {
    chmodSync(root, 0o711)
    for (const [at, user] of [rootUsers.asNobody, rootUsers.inUserNamespace, rootUsers.asNobody].entries()) {
      const server = await start({ user })
      if (at === 0) await createOrders(server)
      await insertOrder(server, `26-00000${at}`)
      await server.stop()
    }
    const server = await start({ user: rootUsers.inUserNamespace })
    expect(await numbers(server)).toEqual(['26-000000', '26-000001', '26-000002'])
  })
})

describe('ensureCluster', () => {
  const refuse = async (pattern: RegExp) => {
    const error: Error = await startEmbeddedPostgres(directory).then(
      () => expect.fail('It started'),
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(StartError)
    expect(error.message).toMatch(pattern)
    expect(error.message).not.toContain('\n')
  }

  it('throws one sentence for the files of an earlier build with PGlite', async () => {
    mkdirSync(directory)
    writeFileSync(join(directory, 'PG_VERSION'), '18\n')
    writeFileSync(join(directory, 'postmaster.pid'), '-42\n/pglite/data\n')
    await refuse(/earlier build.*DATA_DIR/)
  })

  it('throws one sentence for the files of another version of PostgreSQL', async () => {
    mkdirSync(directory)
    writeFileSync(join(directory, 'PG_VERSION'), '17\n')
    await refuse(/PostgreSQL 17.*PostgreSQL 18/)
  })
})
