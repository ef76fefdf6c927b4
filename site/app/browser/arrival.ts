import { subdomainOf } from '@rapport/contract/city-hosts'
import { chooseCity, keepCityChoice } from './city-choice.ts'
import { cityAddress, type Luggage, mayBeLed, unpackLuggage } from './city-travel.ts'
import { pagePlace } from './page-place.ts'
import { foreignReferrer, keepReferrer } from './visit.ts'

/**
 * Settles, before anything is painted, which city this visitor wants: one that comes along with the address is chosen,
 * one that was chosen earlier is led to. The base knows every choice, since only its storage is asked when the visitor
 * types the site's name.
 */
export function arrive(): void {
  const { city: here, cities, base } = pagePlace()
  const luggage = takeLuggage()
  const isCity = (id: number) => Object.hasOwn(cities, id)
  const arrived = luggage?.city !== undefined && isCity(luggage.city) ? luggage.city : undefined
  if (arrived !== undefined) chooseCity(arrived)
  const wanted = arrived ?? keepCityChoice(isCity)
  if (wanted === undefined || wanted === here) return
  if (arrived !== undefined || mayBeLed(location.host, base)) goToCity(wanted, { ...luggage, city: wanted })
}

/** Follows a link to the city one is in already: only the fragment changes, nothing is loaded. */
export function followArrivals(): void {
  addEventListener('hashchange', () => {
    if (unpackLuggage(location.hash)) arrive()
  })
}

/** Leads to this page of a city. */
export function goToCity(id: number, luggage: Luggage): void {
  const subdomain = pagePlace().cities[id]
  if (subdomain !== undefined) travel(subdomain, luggage)
}

/** The page left behind is no step back to be caught by. */
function travel(subdomain: string, luggage: Luggage): void {
  const { base } = pagePlace()
  const page = `${location.pathname}${location.search}`
  const address = cityAddress(subdomain, base, page, {
    ...luggage,
    cameFrom: luggage.cameFrom ?? foreignReferrer(base),
    anchor: luggage.anchor ?? location.hash.slice(1),
  })
  // A proxy that hides the host from the site must not make a loop of it.
  if (new URL(address).host !== location.host) location.replace(address)
}

/**
 * Goes to the city the visitor has chosen. From one city to another the way leads by the base, so that it knows; see
 * `arrive`.
 */
export function goToChosenCity(id: number): void {
  const { city: here, base, cities } = pagePlace()
  chooseCity(id)
  if (id === here) return
  const isBase = subdomainOf(location.host, base) === ''
  if (isBase || cities[id] === '') goToCity(id, { city: id })
  else travel('', { city: id })
}

/** What came along with the address, which is clean again at once. */
function takeLuggage(): Luggage | undefined {
  const luggage = unpackLuggage(location.hash)
  if (!luggage) return undefined
  if (luggage.cameFrom) keepReferrer(luggage.cameFrom)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (luggage.anchor) location.replace(`#${luggage.anchor}`)
  return luggage
}
