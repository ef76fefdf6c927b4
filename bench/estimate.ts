import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { findEstimateRequest } from './estimate-request.ts'
import { median } from './load.ts'
import type { Measured } from './processes.ts'

const TIMES = 200
const RATIO_MAX = 2

/** Compares the time of an estimate of 20 lines with that of a price table. */
export async function estimate({ url }: Pick<Measured, 'url'>): Promise<string[]> {
  const { body, pricesPath } = await findEstimateRequest(url)
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const time = async (path: string, options: RequestInit = {}) => {
    const start = performance.now()
    const answer = await fetch(url + path, options)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - start
  }
  const estimates: number[] = []
  const prices: number[] = []
  for (let i = 0; i < TIMES; i += 1) {
    estimates.push(await time(endpointRoutes.estimateCalculation.path, { method: 'POST', headers, body }))
    prices.push(await time(pricesPath))
  }
  const ratio = median(estimates) / median(prices)
  return [
    `estimate of 20 lines ${median(estimates).toFixed(1)} ms, ${ratio.toFixed(1)} times a price table (at most ${RATIO_MAX})`,
  ]
}
