import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyDataDirectory } from '../../server/test/content/copy-data-directory.ts'
import { freePort, ready } from './server-process.ts'

/** The whole product in its own process. */
export interface SpawnedServer {
  url: string
  child: ChildProcess
}

const open = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: inject('compileCache'),
      ...env,
    },
  })

/** Starts a server and waits until it prints its URL. */
export async function spawnServer(env: Record<string, string>): Promise<SpawnedServer> {
  const port = await freePort()
  const child = open({ ...env, PORT: String(port) })
  child.stderr.resume()
  await ready(child, `http://localhost:${port}`)
  return { url: `http://127.0.0.1:${port}`, child }
}

/** Prepares a data directory without content: a copy from `npm test` if available, else the start creates it. */
export async function fillWithoutContent(directory: string): Promise<void> {
  const { EMPTY_DIRECTORY } = process.env
  if (EMPTY_DIRECTORY) await copyDataDirectory(EMPTY_DIRECTORY, directory)
}

/** Starts a server that is expected to fail. Returns its exit code and output. */
export async function expectStartFailure(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = open(env)
  let said = ''
  child.stdout.resume()
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const [code] = await once(child, 'close')
  return { code, said }
}
