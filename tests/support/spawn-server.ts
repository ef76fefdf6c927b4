import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyDataDirectory } from '../../server/test/content/copy-data-directory.ts'
import { freePort, ready } from './server-process.ts'

/** The whole product as a process of its own. */
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

/** Starts it and waits for the line with its address. */
export async function spawnServer(env: Record<string, string>): Promise<SpawnedServer> {
  const port = await freePort()
  const child = open({ ...env, PORT: String(port) })
  child.stderr.resume()
  await ready(child, `http://localhost:${port}`)
  return { url: `http://127.0.0.1:${port}`, child }
}

/** Fills a directory as a first start without content does: by a copy of the run's own, or else that start does it. */
export async function fillWithoutContent(directory: string): Promise<void> {
  const { EMPTY_DIRECTORY } = process.env
  if (EMPTY_DIRECTORY) await copyDataDirectory(EMPTY_DIRECTORY, directory)
}

/** Starts one that is expected to end by itself. Gives its exit code and what it said of it. */
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
