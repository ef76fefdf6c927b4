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
 * The whole product as a process of its own, to be asked for anything. It believes one proxy, so that each request can
 * come from an address of its own: limits by address would refuse them all before they do any work. It starts on a copy of
 * SEEDED_DIRECTORY where there is one, since filling a directory takes half a minute. Says its port and some tokens when it
 * is ready; answers `memory` with what it holds, and ends at `stop`.
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

/** Many, of many users: each ends with the first log-out, and a user keeps no more than some. */
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

/** Bytes held after everything that can be let go of is gone. */
async function measureMemory(): Promise<NodeJS.MemoryUsage> {
  for (let count = 0; count < 3; count += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage()
}
