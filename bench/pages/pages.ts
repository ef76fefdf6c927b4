import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../load.ts'
import { startServer } from '../processes.ts'
import { type PageReport, runLighthouse } from './lighthouse.ts'
import { startPageProxy, withoutScripts } from './page-proxy.ts'

/** One page of each kind. */
const PAGES = {
  home: '/',
  group: '/catalog/trikotaj/futbolki-i-polo/',
  product: '/catalog/mujskie-futbolki/futbolka-klassicheskaya/',
  post: '/blog/birka-sostavnik-kod/',
  contacts: '/contacts/city-1/',
}
const RUNS = Number(process.env.RUNS ?? 3)

/** Prints the results of Lighthouse on a phone, compared with the same pages without scripts. */
process.env.NODE_ENV = 'production'
const directory = mkdtempSync(join(tmpdir(), 'rapport-pages-'))
const site = await startServer(join(import.meta.dirname, '../../build/main.js'), {
  DATA_DIR: join(directory, 'var'),
})
const whole = await startPageProxy(site.url, (html) => html)
const bare = await startPageProxy(site.url, withoutScripts)
try {
  // The first run warms up browser and site.
  await runLighthouse(`${whole.url}${PAGES.home}`)
  for (const [name, path] of Object.entries(PAGES)) {
    const reports: Record<'whole' | 'bare', PageReport[]> = { whole: [], bare: [] }
    for (let run = 0; run < RUNS; run += 1) {
      // Alternates, so that other load on the machine affects both.
      reports.whole.push(await runLighthouse(`${whole.url}${path}`))
      reports.bare.push(await runLighthouse(`${bare.url}${path}`))
    }
    for (const line of describe(name, reports.whole, reports.bare)) console.log(line)
  }
} finally {
  whole.close()
  bare.close()
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
}

function describe(name: string, ours: PageReport[], bare: PageReport[]): string[] {
  const of = (reports: PageReport[], value: (report: PageReport) => number) => median(reports.map(value))
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) =>
    of(ours, (report) => report.scores[category]),
  )
  const barePerformance = of(bare, (report) => report.scores.performance)
  const paint = [ours, bare].map((reports) => of(reports, (report) => report.largestPaintMs)) as [
    number,
    number,
  ]
  const blocking = [ours, bare].map((reports) => of(reports, (report) => report.blockingMs)) as [
    number,
    number,
  ]
  const bytes = Object.entries(ours[0]?.bytes ?? {}).map(
    ([kind, size]) => `${kind} ${(size / 1024).toFixed(0)}`,
  )
  return [
    `${name.padEnd(9)} scores ${scores.join('/')} (script-free ${barePerformance}), shift ${of(ours, (report) => report.layoutShift).toFixed(3)}`,
    `${''.padEnd(9)} LCP ${(paint[0] / paint[1]).toFixed(2)} of script-free (${paint[0].toFixed(0)} / ${paint[1].toFixed(0)} ms), TBT ${blocking[0].toFixed(0)} / ${blocking[1].toFixed(0)} ms`,
    `${''.padEnd(9)} KB by kind: ${bytes.join(', ')}`,
    ...[...new Set(ours.flatMap((report) => report.faults))].map((fault) => `${''.padEnd(9)} ${fault}`),
  ]
}
