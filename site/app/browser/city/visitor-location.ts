import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { readStoredJson, store } from '../storage/safe-storage.ts'

const KEY = 'clientPlace'

/** Visitor's location by the maps service, sent with an order. Empty fields are unknown. */
export interface VisitorLocation {
  city: string
  region: string
  country: string
}

let current: VisitorLocation | undefined

/** Returns the location detected earlier in this visit. */
export function visitorLocation(): VisitorLocation | undefined {
  const { city, region, country } = (readStoredJson('sessionStorage', KEY) ?? {}) as Partial<VisitorLocation>
  if (typeof city === 'string' && typeof region === 'string' && typeof country === 'string')
    current ??= { city, region, country }
  return current
}

export function storeVisitorLocation(found: VisitorLocation): void {
  const short = (text: string) => text.trim().slice(0, SHORT_FIELD_MAX)
  current = { city: short(found.city), region: short(found.region), country: short(found.country) }
  store('sessionStorage', KEY, JSON.stringify(current))
}
