import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSession } from '@rapport/server/accounts/sessions/sessions'
import { users } from '@rapport/server/accounts/tables'
import type { Orm } from '@rapport/server/platform/database/database'
import { openDatabase } from '@rapport/server/platform/database/open-database'
import { readEnv } from '@rapport/server/platform/process/env'
import { hashPassword } from '@rapport/server/platform/security/passwords'
import { copyDataDirectory } from '../server/test/content/copy-data-directory.ts'
import { openApp, openFilledApp } from '../tests/support/open-app.ts'
import { freePort } from '../tests/support/server-process.ts'

/**
 * Runs the whole product as a child process. It trusts one proxy, so that each request can have its own IP. Otherwise
 * limits per IP would refuse all requests. Starts on a copy of SEEDED_DIRECTORY if available, since seeding takes
 * half a minute. Sends its port and tokens when it is ready, answers `memory`, and stops at `stop`.
 */
const USERS = 300

const port = await freePort()
const directory = mkdtempSync(join(tmpdir(), 'rapport-fuzz-'))
const variables = {
  PUBLIC_URL: `http://localhost:${port}`,
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  UPLOADS_MAX_GB: '1000',
}
const seeded = process.env.SEEDED_DIRECTORY ?? ''
const isFilled = seeded !== '' && variables.DATABASE_URL === ''
if (isFilled) await copyDataDirectory(seeded, directory)
const database = await openDatabase(readEnv({ ...variables, DATA_DIR: directory }), directory)
await database.migrate()
const open = isFilled ? openFilledApp : openApp
const { app, close } = await open(database, { variables, dataDir: directory })
const tokens = await openSessions(database.orm)
await app.listen({ port, host: '127.0.0.1' })
process.send?.({ port, tokens })

process.on('message', async (message) => {
  if (message === 'memory') process.send?.(await measureMemory())
  if (message === 'stop') {
    await close()
    await database.close()
    await rm(directory, { recursive: true, force: true })
    process.exit(0)
  }
})
process.on('disconnect', () => process.exit(1))

/** Creates many sessions of many users: a log-out ends a session, and a user has a limited number of them. */
async function openSessions(orm: Orm): Promise<string[]> {
  const passwordHash = await hashPassword('длинный пароль 12')
  const rows = Array.from({ length: USERS }, (_, at) => ({
    email: at === 0 ? 'anna@example.ru' : `anna${at}@example.ru`,
    name: 'Анна',
    priceList: 'wholesale' as const,
    passwordHash,
  }))
  const customers = await orm.insert(users).values(rows).returning({ id: users.id })
  const opened: string[] = []
  for (const { id } of [...customers, ...customers]) opened.push(await createSession(orm, id, new Date()))
  return opened
}

/** Returns memory after garbage collection. */
async function measureMemory(): Promise<NodeJS.MemoryUsage> {
  for (let count = 0; count < 3; count += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage()
}
