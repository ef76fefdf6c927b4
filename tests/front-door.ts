import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The whole product as a process of its own. */
export interface FrontDoor {
  url: string
  child: ChildProcess
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

const open = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
  })

/** Starts it and waits for the line with its address. */
export async function startFrontDoor(env: Record<string, string>): Promise<FrontDoor> {
  const port = env.PORT ?? String(await freePort())
  const child = open({ ...env, PORT: port })
  child.stderr.resume()
  for await (const line of createInterface(child.stdout))
    if (line === `http://localhost:${port}/`) {
      child.stdout.resume()
      return { url: `http://127.0.0.1:${port}`, child }
    }
  throw new Error('The process ended before it was ready')
}

/** Starts one that is expected to end by itself. Gives its exit code and what it said of it. */
export async function startInVain(
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
