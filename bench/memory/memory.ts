import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '../../server/test/test-server.ts'
import { measureBuild, measureStart } from './measure-start.ts'
import { memoryUnderLoad } from './memory-under-load.ts'
import type { ProcessMemory } from './process-memory.ts'

/**
 * Prints the memory of the build, of starts and under load. `before` is version 0.1.0 on Linux x64: its resident memory
 * on a machine with 24 GB.
 */

const ROOT = join(import.meta.dirname, '../..')
const directory = mkdtempSync(join(tmpdir(), 'rapport-memory-'))
const database = await startTestServer()
try {
  for (const output of ['build', 'site/build', 'admin/build'])
    rmSync(join(ROOT, output), { recursive: true, force: true })
  print('build, peak', await measureBuild(), 983, 700)
  const embedded = { DATA_DIR: join(directory, 'embedded') }
  const first = await measureStart(embedded)
  print('first start, embedded, peak', first.peak, 1250, 500)
  const later = await measureStart(embedded)
  print('later start, embedded, peak', later.peak, 1010, 350)
  print('later start, embedded, settled', later.settled, 552, 240)
  console.log(`later start, embedded: ready after ${later.seconds.toFixed(1)} s`)
  const outside = { DATA_DIR: join(directory, 'outside'), DATABASE_URL: database.url }
  await measureStart(outside)
  print('PostgreSQL elsewhere, settled', (await measureStart(outside)).settled, 287, 150)
  for (const line of await memoryUnderLoad(join(directory, 'load'))) console.log(line)
} finally {
  await database.stop()
  rmSync(directory, { recursive: true, force: true })
}

function print(title: string, memory: ProcessMemory, before: number, target: number): void {
  const { resident, proportional } = memory
  console.log(
    `${title.padEnd(32)} ${resident} MB resident, ${proportional} MB proportional; before ${before} MB, target ${target} MB`,
  )
}
