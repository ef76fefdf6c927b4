import { api } from '../browser/api.ts'
import { goToCity } from '../browser/arrival.ts'
import { chosenCityId } from '../browser/city-choice.ts'
import { mayBeLed } from '../browser/city-travel.ts'
import { clientPlace, keepClientPlace } from '../browser/client-place.ts'
import { findClientPlace } from '../browser/maps-service.ts'
import { pagePlace } from '../browser/page-place.ts'
import { readStored, store } from '../browser/safe-storage.ts'
import { matchedCity } from './matched-city.ts'

const LED = 'ledToCity'

/**
 * Finds out where the visitor is and leads them to the city of that place (§4), unless they have chosen one. Nothing
 * that goes wrong here concerns the visitor.
 */
export async function leadToCity(): Promise<void> {
  const { mapsKey, base, city: here } = pagePlace()
  const place = clientPlace() ?? (await findClientPlace(mapsKey).catch(() => undefined))
  if (!place) return
  keepClientPlace(place)
  if (!isFree(base)) return
  const { cities } = await api.getCities()
  const city = matchedCity(cities, place)
  if (!city || city.id === here || !isFree(base)) return
  // Once a visit: whoever comes back to the base wants it. Not at all where that can't be remembered.
  const remembered = store('sessionStorage', LED, '1') && sessionStorage instanceof Storage
  if (remembered) goToCity(city.id, {})
}

const isFree = (base: string) =>
  mayBeLed(location.host, base) &&
  chosenCityId() === undefined &&
  readStored('sessionStorage', LED) === undefined &&
  !isBusy()

/** Nobody is led away from what they are typing. */
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
