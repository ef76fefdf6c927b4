import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import { requestHeaders } from '../request-headers.ts'
import { requestJson } from '../request-json.ts'
import { session } from '../session-store.ts'
import { readSiteContext } from '../site-context.ts'
import { chooseCity } from './city-choice.ts'
import { redirectToCity, redirectToSubdomain } from './city-redirect.ts'

/** A slow answer must not hold up the choice: the visitor then logs in anew. */
const TRANSFER_TIMEOUT_MS = 3000

/**
 * Goes to the city the visitor has chosen, and the log-in with them. From one city to another the way leads by the base,
 * so that it knows; see `applyCrossHostState`.
 */
export async function leaveForChosenCity(id: number): Promise<void> {
  const { city: here, base, cities } = readSiteContext()
  chooseCity(id)
  if (id === here) return
  const state = { city: id, transfer: await createTransfer(id) }
  const isBase = findSubdomain(location.host, base) === ''
  if (isBase || cities[id] === '') redirectToCity(id, state)
  else redirectToSubdomain('', state)
}

/** Goes to a city that was found for the visitor, who chose none, and the log-in with them. */
export async function leaveForCity(id: number): Promise<void> {
  redirectToCity(id, { transfer: await createTransfer(id) })
}

/** Returns a code for the log-in to go on with at a city's host; undefined for the anonymous, and where there is none. */
async function createTransfer(cityId: number): Promise<string | undefined> {
  if (!session.get()) return undefined
  const { method, path } = endpointRoutes.createSessionTransfer
  const init = {
    method,
    headers: requestHeaders('createSessionTransfer'),
    body: new URLSearchParams({ cityId: String(cityId) }),
  }
  const answer = await requestJson(path, init, { timeoutMs: TRANSFER_TIMEOUT_MS }).catch(() => undefined)
  return (answer as { result?: { transferCode: string } } | undefined)?.result?.transferCode
}
