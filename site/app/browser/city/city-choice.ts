import { DAY_MS } from '@rapport/contract/hours/durations'
import { readStoredJson, removeStored, store } from '../storage/safe-storage.ts'

/** Where the choice is stored. */
export const CITY_KEY = 'city'

/** The city the visitor chose, and when, in milliseconds. */
export interface CityChoice {
  id: number
  at: number
}

/** A stored choice that still holds: one of the last 24 hours. */
export function currentChoice(stored: unknown, now: number): CityChoice | undefined {
  const { id, at } = (stored ?? {}) as Partial<CityChoice>
  if (typeof id !== 'number' || typeof at !== 'number') return undefined
  const age = now - at
  return age >= 0 && age < DAY_MS ? { id, at } : undefined
}

/** The city the visitor chose within the last day, if any. */
export const chosenCityId = (): number | undefined =>
  currentChoice(readStoredJson('localStorage', CITY_KEY), Date.now())?.id

/** Remembers a choice. One that can't be stored must not leave an older one in its place. */
export function chooseCity(id: number): void {
  const choice: CityChoice = { id, at: Date.now() }
  if (!store('localStorage', CITY_KEY, JSON.stringify(choice))) removeStored('localStorage', CITY_KEY)
}

/** Forgets a choice, such as one that the server does not know. */
export const discardCityChoice = (): void => removeStored('localStorage', CITY_KEY)

/** What holds of the stored choice now that the cities are known: one that is gone is discarded, else refreshed. */
export function storeCityChoice(isCity: (id: number) => boolean): number | undefined {
  const id = chosenCityId()
  if (id === undefined || !isCity(id)) {
    discardCityChoice()
    return undefined
  }
  chooseCity(id)
  return id
}
