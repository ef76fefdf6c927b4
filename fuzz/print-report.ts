import type { FuzzReport } from './run-fuzz.ts'

const FAULTS_SHOWN = 4

/** Prints counts by kind and status, response times, and each kind of fault with its requests. */
export function printReport(title: string, { outcomes, times, faults }: FuzzReport): void {
  console.log(`\n${title}`)
  for (const kind of new Set([...outcomes.keys()].map((name) => name.split(' ', 1)[0] ?? ''))) {
    const counts = [...outcomes].filter(([name]) => name.startsWith(`${kind} `)).sort()
    const list = counts.map(([name, count]) => `${name.slice(kind.length + 1)}: ${count}`).join(', ')
    console.log(`  ${kind.padEnd(8)}${list}${formatTimes(times.get(kind) ?? [])}`)
  }
  for (const [fault, found] of Map.groupBy(faults, ({ fault }) => fault.replaceAll(/\d+|http\S+/g, '…'))) {
    console.log(`  ${found.length} × ${fault}`)
    for (const { number, request } of found.slice(0, FAULTS_SHOWN))
      console.log(`    #${number} ${request.method} ${JSON.stringify(request.target.slice(0, 160))}`)
  }
}

function formatTimes(times: number[]): string {
  if (times.length === 0) return ''
  const sorted = times.toSorted((a, b) => a - b)
  const share = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  return ` (ms: p50 ${share(0.5)}, p99 ${share(0.99)}, most ${share(1)})`
}
