import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setOpening } from '@rapport/server/opening/commands'
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
 * content. A new site starts with an empty directory, and closed.
 */
export async function runSite(
  variables: Record<string, string> = {},
  program: Program = 'build/main.js',
  isNew = false,
): Promise<RunningSite> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-e2e-'))
  const { SEEDED_DIRECTORY, EMPTY_DIRECTORY } = process.env
  const source = variables.DEMO_CONTENT === 'off' ? EMPTY_DIRECTORY : SEEDED_DIRECTORY
  if (source && !isNew) await copyDataDirectory(source, directory)
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
  const database = await openDatabase(readEnv({ DATA_DIR: directory, LOG_LEVEL: 'warn' }), directory)
  await fillRequired(database.orm)
  await setOpening(database.orm, true, new Date())
  await database.close()
  return directory
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
