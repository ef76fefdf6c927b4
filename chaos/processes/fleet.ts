import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { BENCH_OWNER } from '../../bench/owner.ts'
import { setOpening } from '../../server/src/opening/commands.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts'
import { openPostgres } from '../../server/src/platform/database/postgres-database.ts'
import { freePort } from '../../tests/support/server-process.ts'
import { type FleetProcess, startFleetProcess } from './fleet-process.ts'
import { send } from './http-client.ts'
import { startProxy } from './proxy.ts'

/** Several processes of the built product on one PostgreSQL and one S3 server, behind HAProxy. */
export interface Fleet {
  /** URL of the proxy, without a trailing slash. */
  url: string
  databaseUrl: string
  storageUrl: string
  processes: FleetProcess[]
  /** Waits until the proxy answers and its health checks see every process. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** HAProxy checks each process every second. */
const CHECKS_MS = 2500

/** Starts a fleet on a new database. `STORAGE_URL` replaces our own S3 server by another one. */
export async function startFleet(count: number, graceS: number): Promise<Fleet> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-fleet-'))
  chmodSync(directory, 0o711)
  mkdirSync(join(directory, 'postgres'), { mode: 0o700 })
  const settings = { max_connections: '100', shared_buffers: '64MB' }
  const postgres = await startEmbeddedPostgres(join(directory, 'postgres/db'), { settings, loopback: true })
  const s3 = await startS3()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const variables = {
    ...BENCH_OWNER,
    DATABASE_URL: postgres.url,
    STORAGE_URL: s3.url,
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    APP_SECRET: 'what the processes of the fleet sign by',
    DEMO_CONTENT: 'off',
    SHUTDOWN_GRACE_S: String(graceS),
    LOG_LEVEL: 'error',
  }
  const processes: FleetProcess[] = []
  for (let at = 0; at < count; at += 1) {
    const own = { PORT: String(await freePort()), DATA_DIR: join(directory, `data-${at}`) }
    processes.push(startFleetProcess({ ...variables, ...own }))
  }
  await Promise.all(processes.map((member) => member.start()))
  const database = await openPostgres(postgres.url)
  await setOpening(database.orm, true, new Date())
  await database.close()
  const proxy = await startProxy(
    directory,
    port,
    processes.map((member) => member.port),
  )
  const settled = async () => {
    await Promise.all(processes.map((member) => member.ready()))
    while (
      !(await send(`${url}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      ))
    )
      await pause(50)
    await pause(CHECKS_MS)
  }
  await settled()
  return {
    url,
    databaseUrl: postgres.url,
    storageUrl: s3.url,
    processes,
    settled,
    async stop() {
      await Promise.all(processes.map((member) => member.kill()))
      proxy.kill('SIGKILL')
      s3.stop()
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function startS3(): Promise<{ url: string; stop(): void }> {
  const { STORAGE_URL } = process.env
  if (STORAGE_URL) return { url: STORAGE_URL, stop: () => undefined }
  const child = spawn(process.execPath, [join(import.meta.dirname, 's3-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  return { url: String(line), stop: () => child.kill('SIGKILL') }
}
