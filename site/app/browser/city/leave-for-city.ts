import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import { requestHeaders } from '../requests/request-headers.ts'
import { requestJson } from '../requests/request-json.ts'
import { session } from '../session/session-store.ts'
import { readSiteContext } from '../site-context.ts'
import { chooseCity } from './city-choice.ts'
import { redirectToCity, redirectToSubdomain } from './city-redirect.ts'

/** After a timeout the visitor changes the city without the session. */
const TRANSFER_TIMEOUT_MS = 3000

/**
 * Goes to the chosen city with the session. Between two cities it redirects through the base host, which stores the
 * choice; see `applyCrossHostState`.
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

/** Goes to the detected city with the session, without storing a choice. */
export async function leaveForCity(id: number): Promise<void> {
  redirectToCity(id, { transfer: await createTransfer(id) })
}

/** Creates a code that restores the session on a city's host; undefined without login or after an error. */
async function createTransfer(cityId: number): Promise<string | undefined> {
  if (!session.get()) return undefined
  const { method, path } = endpointRoutes.createSessionTransfer
  const init = {
    method,
    headers: requestHeaders('createSessionTransfer'),
    body: new URLSearchParams({ cityId: String(cityId) }),
  }
  const response = await requestJson(path, init, { timeoutMs: TRANSFER_TIMEOUT_MS }).catch(() => undefined)
  return (response as { result?: { transferCode: string } } | undefined)?.result?.transferCode
}
