import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server of the test run's own, in a temporary directory, reached through a socket in it. */
export interface LocalPostgres {
  /** Address of its maintenance database. */
  url: string
  stop(): Promise<void>
}

/** Starts one where a `postgres` program is on the machine; as another user when run as root. */
export async function startLocalPostgres(): Promise<LocalPostgres | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'rapport-pg-'))
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { ...user, stdio: 'ignore', cwd: directory })
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'],
    { ...user, stdio: 'ignore', cwd: directory },
  )
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`
  await answers(url, server)
  return { url, stop: () => stop(server, directory) }
}

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const holder = [...versions.sort().reverse(), ...onPath].find((folder) =>
    existsSync(join(folder, 'postgres')),
  )
  const folder = holder && dirname(realpathSync(join(holder, 'postgres')))
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find(Boolean)
  const [, , uid, gid] = (line ?? '').split(':')
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
  return { uid: Number(uid), gid: Number(gid) }
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    const up = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('postgres did not answer within 10 s')
}

async function stop(server: ChildProcess, directory: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  rmSync(directory, { recursive: true, force: true })
}
