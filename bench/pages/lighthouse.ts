import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'

/** Not a dependency: it is larger than all dependencies, and only this measurement uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const OUTPUT_MAX = 64 * 2 ** 20
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** Result of one run: scores from 0 to 100, times in ms, transferred bytes. */
export interface PageReport {
  scores: Record<Category, number>
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  bytes: Record<string, number>
  /** Failed audits of all categories except performance. */
  faults: string[]
}

interface Result {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; details?: { items?: unknown[] } }
  >
}

/** Runs Lighthouse with its default phone and slow network. */
export async function runLighthouse(url: string): Promise<PageReport> {
  const run = promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--output-path=stdout', '--chrome-flags=--headless=new --no-sandbox'],
    ],
    { maxBuffer: OUTPUT_MAX, env: { ...process.env, CHROME_PATH: ensureChromium('browser') } },
  )
  const { stdout } = await run.catch(({ stderr }: { stderr: string }) => {
    throw new Error(`${url}: ${stderr.trim()}`)
  })
  return readReport(JSON.parse(stdout) as Result)
}

function readReport({ categories, audits }: Result): PageReport {
  const number = (id: string) => audits[id]?.numericValue ?? 0
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType: string
    transferSize: number
  }[]
  const bytes: Record<string, number> = {}
  for (const { resourceType, transferSize } of requests)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize
  const scored = CATEGORIES.filter((category) => category !== 'performance')
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((categories[category].score ?? 0) * 100)]),
    ) as Record<Category, number>,
    largestPaintMs: number('largest-contentful-paint'),
    blockingMs: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    bytes,
    faults: scored.flatMap((category) =>
      categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${audits[id]?.title}`),
    ),
  }
}
