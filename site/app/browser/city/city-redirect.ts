import { readSiteContext } from '../site-context.ts'
import { store } from '../storage/safe-storage.ts'
import { foreignReferrer, isForeign, storeReferrer } from '../visit/visit.ts'
import { readCarried, storeCarried } from './carried-storage.ts'
import { chooseCity, storeCityChoice } from './city-choice.ts'
import { type CrossHostState, canAutoRedirect, cityUrl, parseState } from './cross-host-state.ts'

/** Key in the session's storage of a code that a log-in goes on with here. */
export const SESSION_TRANSFER = 'sessionTransfer'

/** Whether a page of ours led to this one; a browser that does not say so tells nothing. */
const isLedByUs = () => document.referrer !== '' && !isForeign(document.referrer, readSiteContext().base)

/**
 * Settles, before anything is painted, which city this visitor wants: one that comes along with the address is chosen,
 * one that was chosen earlier is led to. The base knows every choice, since only its storage is asked when the visitor
 * types the site's name. What came along is believed where a page of ours led here: a stranger's link can log nobody in.
 */
export function applyCrossHostState(led = isLedByUs()): void {
  const { city: here, cities, base } = readSiteContext()
  const state = readState(led)
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

/** Leads to this page of a city. */
export function redirectToCity(id: number, state: CrossHostState): void {
  const subdomain = readSiteContext().cities[id]
  if (subdomain !== undefined) redirectToSubdomain(subdomain, state)
}

/** The page left behind is no step back to be caught by. */
export function redirectToSubdomain(subdomain: string, state: CrossHostState): void {
  const { base } = readSiteContext()
  const page = `${location.pathname}${location.search}`
  const address = cityUrl(subdomain, base, page, {
    ...state,
    cameFrom: state.cameFrom ?? foreignReferrer(base),
    carried: readCarried(),
    anchor: state.anchor ?? location.hash.slice(1),
  })
  // A proxy that hides the host from the site must not make a loop of it.
  if (new URL(address).host !== location.host) location.replace(address)
}

/** What came along with the address, which is clean again at once. */
function readState(led: boolean): CrossHostState | undefined {
  const state = parseState(location.hash)
  if (!state) return undefined
  if (!led) state.transfer = undefined
  else if (state.carried) storeCarried(state.carried)
  if (state.cameFrom) storeReferrer(state.cameFrom)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (state.anchor) location.replace(`#${state.anchor}`)
  return state
}
