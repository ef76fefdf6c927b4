import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountLists } from './account-lists.ts'
import { cachedPage } from './cached-page.ts'
import { capacity } from './capacity.ts'
import { homeChunks } from './chunks.ts'
import { estimate } from './estimate.ts'
import { growth } from './growth/growth.ts'
import { importDryRun } from './imports.ts'
import { memoryDuringUpload } from './memory/large-upload.ts'
import { memoryAfterManyRequests } from './memory/many-requests.ts'
import { memoryAfterWork } from './memory/office-work.ts'
import { BENCH_OWNER } from './owner.ts'
import { startServer } from './processes.ts'
import { uncachedPage } from './uncached-page.ts'
import { warmCache } from './warm-cache.ts'

/**
 * Prints costs as ratios to a reference in the same run, since machines are noisy. An argument selects one
 * measurement.
 */
const [, , only] = process.argv
process.env.NODE_ENV = 'production'
const directory = mkdtempSync(join(tmpdir(), 'rapport-bench-'))
const environment = { DATA_DIR: join(directory, 'var'), ...BENCH_OWNER }
const site = await startServer(join(import.meta.dirname, '../build/main.js'), environment)
try {
  const measures = [
    memoryAfterWork,
    homeChunks,
    cachedPage,
    memoryAfterManyRequests,
    memoryDuringUpload,
    uncachedPage,
    estimate,
    warmCache,
    capacity,
    accountLists,
    growth,
    importDryRun,
  ]
  for (const measure of measures.filter(({ name }) => !only || name === only))
    for (const line of await measure(site, directory)) console.log(line)
} finally {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
}
