import { DEFAULT_OFFER_SETTINGS, type OfferSettings } from '@rapport/staff-contract/offers/offer-settings'
import type { Orm } from '../platform/database/database.ts'
import { offerSettings } from './tables.ts'

/** Returns the settings and their revision, 0 while the defaults were never changed. */
export async function getOfferSettings(orm: Orm): Promise<{ settings: OfferSettings; revision: number }> {
  const [row] = await orm.select().from(offerSettings)
  if (!row) return { settings: DEFAULT_OFFER_SETTINGS, revision: 0 }
  const { id: _, revision, ...settings } = row
  return { settings, revision }
}
