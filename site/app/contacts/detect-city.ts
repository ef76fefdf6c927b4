import { chosenCityId } from '../browser/city/city-choice.ts'
import { canAutoRedirect } from '../browser/city/cross-host-state.ts'
import { leaveForCity } from '../browser/city/leave-for-city.ts'
import { detectLocation } from '../browser/city/maps-service.ts'
import { storeVisitorLocation, visitorLocation } from '../browser/city/visitor-location.ts'
import { api } from '../browser/requests/api.ts'
import { readSiteContext } from '../browser/site-context.ts'
import { readStored, store } from '../browser/storage/safe-storage.ts'
import { matchCity } from './matched-city.ts'

const REDIRECTED_KEY = 'ledToCity'

/** Detects the visitor's city and redirects there, unless a city is chosen. Failures are ignored. */
export async function detectCity(): Promise<void> {
  const { mapsKey, base, city: here } = readSiteContext()
  const visitor = visitorLocation() ?? (await detectLocation(mapsKey).catch(() => undefined))
  if (!visitor) return
  storeVisitorLocation(visitor)
  if (!canRedirect(base)) return
  const { cities } = await api.getCities()
  const city = matchCity(cities, visitor)
  if (!city || city.id === here || !canRedirect(base)) return
  // Redirects once per visit, since a visitor who returns to the base host wants it. Without storage it does not
  // redirect.
  const remembered = store('sessionStorage', REDIRECTED_KEY, '1') && sessionStorage instanceof Storage
  if (remembered) await leaveForCity(city.id)
}

const canRedirect = (base: string) =>
  canAutoRedirect(location.host, base) &&
  chosenCityId() === undefined &&
  readStored('sessionStorage', REDIRECTED_KEY) === undefined &&
  !isBusy()

/** Returns whether the visitor is typing. */
function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  )
  const touched = [...fields].some(
    (field) =>
      field === document.activeElement ||
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  )
  return touched || document.querySelector('dialog[open]') !== null
}
