import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { readStoredJson, store } from '../storage/safe-storage.ts'

const KEY = 'clientPlace'

/** Where the maps service thinks the visitor is; sent with an order. Empty: it does not know. */
export interface VisitorLocation {
  city: string
  region: string
  country: string
}

let current: VisitorLocation | undefined

/** What the service said in this visit; it is asked but once. */
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
