import { SHORT_FIELD_MAX } from '@rapport/contract/limits'
import { readStoredJson, store } from './safe-storage.ts'

const KEY = 'clientPlace'

/** Where the maps service thinks the visitor is (§7); sent with an order. Empty: it does not know. */
export interface ClientPlace {
  city: string
  region: string
  country: string
}

let known: ClientPlace | undefined

/** What the service said in this visit; it is asked but once. */
export function clientPlace(): ClientPlace | undefined {
  const { city, region, country } = (readStoredJson('sessionStorage', KEY) ?? {}) as Partial<ClientPlace>
  if (typeof city === 'string' && typeof region === 'string' && typeof country === 'string')
    known ??= { city, region, country }
  return known
}

export function keepClientPlace(place: ClientPlace): void {
  const short = (text: string) => text.trim().slice(0, SHORT_FIELD_MAX)
  known = { city: short(place.city), region: short(place.region), country: short(place.country) }
  store('sessionStorage', KEY, JSON.stringify(known))
}
