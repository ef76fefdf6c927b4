import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDataDirectory } from '../../server/test/content/copy-data-directory.ts'
import { freePort, ready, stop } from '../../tests/support/server-process.ts'

export interface RunningSite {
  /** Without a slash at the end. */
  origin: string
  directory: string
  stop(): Promise<void>
}

type Program = 'main.ts' | 'scripts/dev.ts' | 'scripts/playground.ts'

/** Starts the whole product as `npm start` does, or `npm run dev`, on a directory of its own: with the demo factory or without content. */
export async function runSite(
  variables: Record<string, string> = {},
  program: Program = 'main.ts',
): Promise<RunningSite> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-e2e-'))
  const { SEEDED_DIRECTORY, EMPTY_DIRECTORY } = process.env
  const source = variables.DEMO_CONTENT === 'off' ? EMPTY_DIRECTORY : SEEDED_DIRECTORY
  if (source) await copyDataDirectory(source, directory)
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

/** Whoever starts a site on the copy is its owner: the first account is made once. */
export const OWNER = { email: 'owner@example.ru', password: 'владелица лоскутной' }
export const OWNER_VARIABLES = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password }

/**
 * Makes the data directory with the demo factory that the sites of a run are copied from, and the apps of vitest: the pictures of
 * the factory take their time to be stored. Returns it; whoever asked for it removes it.
 */
export const makeSeededDirectory = (): Promise<string> => makeDataDirectory(OWNER_VARIABLES)

/** Makes the one without content, where migrations take their time. Returns it; whoever asked for it removes it. */
export const makeEmptyDirectory = (): Promise<string> =>
  makeDataDirectory({ DEMO_CONTENT: 'off', ...OWNER_VARIABLES })

async function makeDataDirectory(variables: Record<string, string>): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-seeded-'))
  const { end } = await startProgram('main.ts', { DATA_DIR: directory, ...variables })
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
