import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { POLICY_SLUG } from '../content/accepts-personal-data.ts'
import { getTextPage } from '../content/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { consentTexts } from './tables.ts'

/**
 * Stores the current text of the consent page and returns its version and SHA-256. The page may change later; the
 * stored text does not. Returns nulls if the page is missing.
 */
export async function saveConsentText(
  tx: Orm,
): Promise<{ textVersion: string | null; textSha256: string | null }> {
  const page = await getTextPage(tx, POLICY_SLUG)
  if (!page) return { textVersion: null, textSha256: null }
  const { version, body } = page
  const sha256 = createHash('sha256').update(body).digest('hex')
  await tx.insert(consentTexts).values({ sha256, version, body }).onConflictDoNothing()
  return { textVersion: version, textSha256: sha256 }
}

export async function findConsentText(orm: Orm, sha256: string) {
  const { version, body } = consentTexts
  const [row] = await orm.select({ version, body }).from(consentTexts).where(eq(consentTexts.sha256, sha256))
  return row
}
