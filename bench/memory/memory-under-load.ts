import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { AttackKind, AttackOptions } from '../attack.ts'
import { startServer } from '../processes.ts'
import { readMemory } from './process-memory.ts'

const ATTACKS: AttackKind[] = ['log-in', 'search', 'same search', '404', 'long header']
const CONNECTIONS = 64
const MINUTES = Number(process.env.MINUTES ?? 10)
const GROWTH_MAX_MB = 60

/** Attacks a site for ten minutes, or MINUTES of the environment. Returns its growth after the first minute. */
export async function memoryUnderLoad(dataDir: string): Promise<string[]> {
  const site = await startServer(join(import.meta.dirname, '../../build/main.js'), {
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  try {
    const measured: number[] = []
    for (let minute = 0; minute < MINUTES; minute += 1) {
      for (const kind of ATTACKS) await attack(site.url.replace('localhost', '127.0.0.1'), kind)
      measured.push(readMemory(site.pid).proportional)
    }
    const [first = 0] = measured
    const growth = Math.max(...measured) - first
    return [
      `under load, minute by minute: ${measured.join(', ')} MB; growth ${growth} MB (bound: ${GROWTH_MAX_MB})`,
    ]
  } finally {
    await site.stop()
  }
}

async function attack(url: string, kind: AttackKind): Promise<void> {
  const options: AttackOptions = { url, kind, connections: CONNECTIONS, seconds: 60 / ATTACKS.length }
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../attack.ts'),
    JSON.stringify(options),
  ])
}
