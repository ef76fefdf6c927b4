import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markDemoEntries } from '@rapport/server/demo-entries/commands'
import { setOpening } from '@rapport/server/opening/commands'
import type { Orm } from '@rapport/server/platform/database/database'
import { openDatabase } from '@rapport/server/platform/database/open-database'
import { readEnv } from '@rapport/server/platform/process/env'
import { copyDataDirectory } from '../../server/test/content/copy-data-directory.ts'
import { fillRequired } from '../../server/test/content/fill-required.ts'
import { freePort, ready, stop } from '../../tests/support/server-process.ts'

export interface RunningSite {
  /** Without a trailing slash. */
  origin: string
  directory: string
  stop(): Promise<void>
}

type Program = 'build/main.js' | 'scripts/dev.ts' | 'scripts/playground.ts'

/**
 * Starts the whole product by `npm start` or `npm run dev` on its own directory, with the demo factory or without
 * content. A new site starts with an empty directory, and closed. A starter is the demo factory with all of it marked.
 */
export async function runSite(
  variables: Record<string, string> = {},
  program: Program = 'build/main.js',
  isNew = false,
): Promise<RunningSite> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-e2e-'))
  const { SEEDED_DIRECTORY, EMPTY_DIRECTORY } = process.env
  const source = variables.DEMO_CONTENT === 'off' ? EMPTY_DIRECTORY : SEEDED_DIRECTORY
  if (source && !isNew) {
    await copyDataDirectory(source, directory)
    if (variables.DEMO_CONTENT === 'starter')
      await change(directory, async (orm) => {
        await markDemoEntries(orm)
        await setOpening(orm, false, new Date())
      })
  }
  const { origin, end } = await startProgram(program, { DATA_DIR: directory, ...variables })
  return {
    origin,
    directory,
    stop: async () => {
      await end()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** First account of the data directory, so also of every site that starts with a copy. */
export const OWNER = { email: 'owner@example.ru', password: 'владелица лоскутной' }
export const OWNER_VARIABLES = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password }

/**
 * Creates the data directory with the demo factory. Sites of a run and apps of vitest start with copies, because
 * storing its pictures takes long. Returns it; the caller removes it.
 */
export const makeSeededDirectory = (): Promise<string> => makeDataDirectory(OWNER_VARIABLES)

/**
 * Creates the data directory of an open site with nothing but what it must have, because migrations take long. Returns
 * it; the caller removes it.
 */
export async function makeEmptyDirectory(): Promise<string> {
  const directory = await makeDataDirectory({ DEMO_CONTENT: 'off', ...OWNER_VARIABLES })
  await change(directory, async (orm) => {
    await fillRequired(orm)
    await setOpening(orm, true, new Date())
  })
  return directory
}

/** Changes the rows of a data directory that no site uses. */
async function change(directory: string, work: (orm: Orm) => Promise<void>): Promise<void> {
  const database = await openDatabase(readEnv({ DATA_DIR: directory, LOG_LEVEL: 'warn' }), directory)
  await work(database.orm)
  await database.close()
}

async function makeDataDirectory(variables: Record<string, string>): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-seeded-'))
  const { end } = await startProgram('build/main.js', { DATA_DIR: directory, ...variables })
  await end()
  return directory
}

async function startProgram(program: Program, variables: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', program)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'warn', ...variables },
  })
  const origin = `http://localhost:${port}`
  await ready(child, origin)
  return { origin, end: () => stop(child) }
}
