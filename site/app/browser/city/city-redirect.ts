import { subdomainOf } from '@rapport/contract/paths/city-hosts'
import { readSiteContext } from '../site-context.ts'
import { foreignReferrer, storeReferrer } from '../visit/visit.ts'
import { chooseCity, storeCityChoice } from './city-choice.ts'
import { type CrossHostState, canAutoRedirect, cityUrl, parseState } from './cross-host-state.ts'

/**
 * Settles, before anything is painted, which city this visitor wants: one that comes along with the address is chosen,
 * one that was chosen earlier is led to. The base knows every choice, since only its storage is asked when the visitor
 * types the site's name.
 */
export function applyCrossHostState(): void {
  const { city: here, cities, base } = readSiteContext()
  const state = readState()
  const isCity = (id: number) => Object.hasOwn(cities, id)
  const requested = state?.city !== undefined && isCity(state.city) ? state.city : undefined
  if (requested !== undefined) chooseCity(requested)
  const wanted = requested ?? storeCityChoice(isCity)
  if (wanted === undefined || wanted === here) return
  if (requested !== undefined || canAutoRedirect(location.host, base))
    redirectToCity(wanted, { ...state, city: wanted })
}

/** Follows a link to the city one is in already: only the fragment changes, nothing is loaded. */
export function subscribeToNavigation(): void {
  addEventListener('hashchange', () => {
    if (parseState(location.hash)) applyCrossHostState()
  })
}

/** Leads to this page of a city. */
export function redirectToCity(id: number, state: CrossHostState): void {
  const subdomain = readSiteContext().cities[id]
  if (subdomain !== undefined) redirectToSubdomain(subdomain, state)
}

/** The page left behind is no step back to be caught by. */
function redirectToSubdomain(subdomain: string, state: CrossHostState): void {
  const { base } = readSiteContext()
  const page = `${location.pathname}${location.search}`
  const address = cityUrl(subdomain, base, page, {
    ...state,
    cameFrom: state.cameFrom ?? foreignReferrer(base),
    anchor: state.anchor ?? location.hash.slice(1),
  })
  // A proxy that hides the host from the site must not make a loop of it.
  if (new URL(address).host !== location.host) location.replace(address)
}

/**
 * Goes to the city the visitor has chosen. From one city to another the way leads by the base, so that it knows; see
 * `applyCrossHostState`.
 */
export function redirectToChosenCity(id: number): void {
  const { city: here, base, cities } = readSiteContext()
  chooseCity(id)
  if (id === here) return
  const isBase = subdomainOf(location.host, base) === ''
  if (isBase || cities[id] === '') redirectToCity(id, { city: id })
  else redirectToSubdomain('', { city: id })
}

/** What came along with the address, which is clean again at once. */
function readState(): CrossHostState | undefined {
  const state = parseState(location.hash)
  if (!state) return undefined
  if (state.cameFrom) storeReferrer(state.cameFrom)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (state.anchor) location.replace(`#${state.anchor}`)
  return state
}
