import { DAY_MS } from '@rapport/contract/hours/durations'
import { readStoredJson, removeStored, store } from '../storage/safe-storage.ts'

/** Key in the local storage. */
export const CITY_KEY = 'city'

/** The chosen city and the time of the choice in milliseconds. */
export interface CityChoice {
  id: number
  at: number
}

/** Returns a stored choice if it is valid and at most 24 hours old. */
export function currentChoice(stored: unknown, now: number): CityChoice | undefined {
  const { id, at } = (stored ?? {}) as Partial<CityChoice>
  if (typeof id !== 'number' || typeof at !== 'number') return undefined
  const age = now - at
  return age >= 0 && age < DAY_MS ? { id, at } : undefined
}

/** Returns the city chosen within the last 24 hours. */
export const chosenCityId = (): number | undefined =>
  currentChoice(readStoredJson('localStorage', CITY_KEY), Date.now())?.id

/** Stores a choice. If storing fails, the earlier choice is removed. */
export function chooseCity(id: number): void {
  const choice: CityChoice = { id, at: Date.now() }
  if (!store('localStorage', CITY_KEY, JSON.stringify(choice))) removeStored('localStorage', CITY_KEY)
}

/** Removes a choice, for example of an unknown city. */
export const discardCityChoice = (): void => removeStored('localStorage', CITY_KEY)

/** Refreshes the stored choice and returns it. Removes the choice of a deleted city. */
export function storeCityChoice(isCity: (id: number) => boolean): number | undefined {
  const id = chosenCityId()
  if (id === undefined || !isCity(id)) {
    discardCityChoice()
    return undefined
  }
  chooseCity(id)
  return id
}
