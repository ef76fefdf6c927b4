import { SESSION_TRANSFER } from '../session/session-mark.ts'
import { readSiteContext } from '../site-context.ts'
import { store } from '../storage/safe-storage.ts'
import { foreignReferrer, isForeign, storeReferrer } from '../visit/visit.ts'
import { readCarried, storeCarried } from './carried-storage.ts'
import { chooseCity, storeCityChoice } from './city-choice.ts'
import { type CrossHostState, canAutoRedirect, cityUrl, parseState } from './cross-host-state.ts'

/** Whether a page of our hosts linked here. False without a referrer. */
const isLinkedByUs = () => document.referrer !== '' && !isForeign(document.referrer, readSiteContext().base)

/**
 * Chooses the visitor's city before the first paint, and redirects to its host if needed. A city in the URL fragment
 * becomes the choice. Otherwise the stored choice applies.
 * The base host knows every choice, since a visitor who types the site's name arrives there. A transfer code is
 * accepted only if one of our pages linked here, so that a foreign link can't log a visitor in.
 */
export function applyCrossHostState(isTrusted = isLinkedByUs()): void {
  const { city: here, cities, base } = readSiteContext()
  const state = readState(isTrusted)
  const isCity = (id: number) => Object.hasOwn(cities, id)
  const requested = state?.city !== undefined && isCity(state.city) ? state.city : undefined
  if (requested !== undefined) chooseCity(requested)
  const wanted = requested ?? storeCityChoice(isCity)
  if (wanted === undefined || wanted === here) {
    if (state?.transfer) store('sessionStorage', SESSION_TRANSFER, state.transfer)
    return
  }
  if (requested !== undefined || canAutoRedirect(location.host, base))
    redirectToCity(wanted, { ...state, city: wanted })
}

/** Redirects to this page on the host of a city. */
export function redirectToCity(id: number, state: CrossHostState): void {
  const subdomain = readSiteContext().cities[id]
  if (subdomain !== undefined) redirectToSubdomain(subdomain, state)
}

/** Replaces the history entry, so that Back does not redirect again. */
export function redirectToSubdomain(subdomain: string, state: CrossHostState): void {
  const { base } = readSiteContext()
  const page = `${location.pathname}${location.search}`
  const target = cityUrl(subdomain, base, page, {
    ...state,
    cameFrom: state.cameFrom ?? foreignReferrer(base),
    carried: readCarried(),
    anchor: state.anchor ?? location.hash.slice(1),
  })
  // Avoids a redirect loop if a proxy hides the host from the site.
  if (new URL(target).host !== location.host) location.replace(target)
}

/** Reads the state from the URL fragment and removes it from the URL. */
function readState(isTrusted: boolean): CrossHostState | undefined {
  const state = parseState(location.hash)
  if (!state) return undefined
  if (!isTrusted) state.transfer = undefined
  else if (state.carried) storeCarried(state.carried)
  if (state.cameFrom) storeReferrer(state.cameFrom)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (state.anchor) location.replace(`#${state.anchor}`)
  return state
}
