import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ready, stop } from '../../tests/server-process.ts'

export interface RunningSite {
  /** Without a slash at the end. */
  address: string
  directory: string
  stop(): Promise<void>
}

/** Starts the whole product as `npm start` does, or `npm run dev`, on an empty directory of its own. */
export async function runSite(
  variables: Record<string, string> = {},
  program: 'main.ts' | 'scripts/dev.ts' | 'scripts/playground.ts' = 'main.ts',
): Promise<RunningSite> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-e2e-'))
  const port = await freePort()
  const site = spawn(process.execPath, [join(import.meta.dirname, '../..', program)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
  const address = `http://localhost:${port}`
  await ready(site, address)
  return {
    address,
    directory,
    stop: async () => {
      await stop(site)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
