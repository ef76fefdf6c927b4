import type { OfferSettings } from '@rapport/staff-contract/offers/offer-settings'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { sql } from 'drizzle-orm'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { getOfferSettings } from '../offers/offer-settings.ts'
import { offerSettings } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { checkVersion } from '../platform/versions/check-version.ts'

/** Changes the settings of offers. Throws 400 without `revision`, 409 if it is stale. */
export async function changeSettings(
  tx: Orm,
  { revision, ...settings }: OfferSettings & { revision?: number | undefined },
  { audit }: Pick<OrderAuthor, 'audit'>,
): Promise<void> {
  // There may be no row to lock.
  await tx.execute(sql`lock table ${offerSettings} in share row exclusive mode`)
  const before = await getOfferSettings(tx)
  await checkVersion(revision, before.revision, staffOfferMessages)
  const values = { ...settings, revision: before.revision + 1 }
  await tx.insert(offerSettings).values(values).onConflictDoUpdate({ target: offerSettings.id, set: values })
  await audit(tx, { subject: 'offer-settings', subjectId: 1, before: before.settings, after: settings })
}
