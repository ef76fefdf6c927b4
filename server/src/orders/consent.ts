import { getPolicyVersion } from '../content/policy-version.ts'
import type { Orm } from '../platform/database.ts'
import { orderConsents } from './tables.ts'

/** Who ticked the box, from where. */
export interface ConsentGiven {
  /** Null where it is no valid IP address. */
  ip: string | null
  userAgent: string
}

/** Records a consent with the very text it was given to. */
export async function recordConsent(
  tx: Orm,
  orderId: string,
  consent: ConsentGiven,
  givenAt: Date,
): Promise<void> {
  await tx.insert(orderConsents).values({ orderId, givenAt, ...(await getPolicyVersion(tx)), ...consent })
}
