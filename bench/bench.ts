import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountLists } from './account-lists.ts'
import { cachedPage } from './cached-page.ts'
import { homeChunks } from './chunks.ts'
import { growth } from './growth.ts'
import { BENCH_OWNER, importDryRun } from './imports.ts'
import { memoryAfterManyRequests } from './memory.ts'
import { memoryDuringUpload } from './order-memory.ts'
import { startServer } from './processes.ts'
import { uncachedPage } from './uncached-page.ts'

/** Prints what the product costs as ratios to a reference of the same run: the machines are noisy. */
process.env.NODE_ENV = 'production'
const directory = mkdtempSync(join(tmpdir(), 'rapport-bench-'))
const environment = { DATA_DIR: join(directory, 'var'), ...BENCH_OWNER }
const site = await startServer(join(import.meta.dirname, '../main.ts'), environment)
try {
  for (const measure of [
    homeChunks,
    cachedPage,
    memoryAfterManyRequests,
    memoryDuringUpload,
    uncachedPage,
    accountLists,
    growth,
    importDryRun,
  ])
    for (const line of await measure(site, directory)) console.log(line)
} finally {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
}
