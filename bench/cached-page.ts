import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, median } from './load.ts'
import { type Measured, startServer } from './processes.ts'

const ROUNDS = 5
const ROUND_SECONDS = 3

/** Compares cached pages with a bare node:http server that sends the same bytes, in alternation. */
export async function cachedPage(site: Measured, directory: string): Promise<string[]> {
  const answer = await fetch(`${site.url}/`, { headers: { 'accept-encoding': 'identity' } })
  const file = join(directory, 'page')
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  const { date, connection, 'keep-alive': keepAlive, ...headers } = Object.fromEntries(answer.headers)
  const bare = await startServer(join(import.meta.dirname, 'bare-server.ts'), {
    BARE_ANSWER: JSON.stringify({ headers, file }),
  })
  const ratios: number[] = []
  const ticks: number[] = []
  await load(site, '/', 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const reference = await load(bare, '/', ROUND_SECONDS)
    const ours = await load(site, '/', ROUND_SECONDS)
    ratios.push(ours.requestsPerSecond / reference.requestsPerSecond)
    ticks.push(reference.ticksPerThousand / ours.ticksPerThousand)
  }
  await bare.stop()
  return [
    `cached page, requests per second, ratio to bare node:http   ${median(ratios).toFixed(2)}`,
    `cached page, requests per processor second, same ratio      ${median(ticks).toFixed(2)}`,
  ]
}
