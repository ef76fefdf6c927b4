import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, ready, stop } from '../../tests/support/server-process.ts'
import { type ProcessMemory, readMemory, watchMemory } from './process-memory.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = 20
const REST_MS = 20_000

export interface MeasuredStart {
  /** Until the site is ready. */
  seconds: number
  peak: ProcessMemory
  /** 20 s after 20 different pages. */
  settled: ProcessMemory
}

/** Starts the built product as `npm start` does, requests pages and measures memory of all its processes. */
export async function measureStart(env: Record<string, string>): Promise<MeasuredStart> {
  const port = await freePort()
  const from = performance.now()
  const child = spawn(process.execPath, ['build/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      ...env,
      PORT: String(port),
    },
  })
  const pid = child.pid ?? 0
  const stopWatching = watchMemory(pid)
  await ready(child, `http://localhost:${port}`)
  const seconds = (performance.now() - from) / 1000
  await requestPages(`http://localhost:${port}`)
  await pause(REST_MS)
  const started = { seconds, peak: stopWatching(), settled: readMemory(pid) }
  await stop(child)
  return started
}

async function requestPages(url: string): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  const step = Math.max(1, Math.floor(paths.length / PAGES))
  for (let n = 0; n < PAGES; n += 1) await (await fetch(`${url}${paths[n * step] ?? '/'}`)).arrayBuffer()
}

/** Builds everything from empty and returns the peak memory of all processes. */
export async function measureBuild(): Promise<ProcessMemory> {
  const child = spawn('npm', ['run', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const stopWatching = watchMemory(child.pid ?? 0)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The build failed')
  return stopWatching()
}
