import { createHash } from 'node:crypto'
import { getTextPage } from '../content/queries.ts'
import type { Orm } from '../platform/database.ts'
import { orderConsents } from './tables.ts'

/** The page whose text a visitor agrees to. */
const POLICY_SLUG = 'policy'

/** Who ticked the box, from where. */
export interface ConsentGiven {
  /** Null where it is no valid IP address. */
  ip: string | null
  userAgent: string
}

/** Records a consent with the very text it was given to, by its version and its SHA-256. */
export async function recordConsent(
  tx: Orm,
  orderId: string,
  consent: ConsentGiven,
  givenAt: Date,
): Promise<void> {
  const text = await getTextPage(tx, POLICY_SLUG)
  await tx.insert(orderConsents).values({
    orderId,
    givenAt,
    textVersion: text?.version ?? null,
    textSha256: text ? createHash('sha256').update(text.body).digest('hex') : null,
    ...consent,
  })
}
