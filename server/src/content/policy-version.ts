import { createHash } from 'node:crypto'
import type { Orm } from '../platform/database/database.ts'
import { getTextPage } from './queries.ts'

/** The page whose text a visitor agrees to. */
const POLICY_SLUG = 'policy'

/** Returns which text a consent is given to now, by its version and its SHA-256; nulls where there is no such page. */
export async function getPolicyVersion(
  orm: Orm,
): Promise<{ textVersion: string | null; textSha256: string | null }> {
  const text = await getTextPage(orm, POLICY_SLUG)
  return {
    textVersion: text?.version ?? null,
    textSha256: text ? createHash('sha256').update(text.body).digest('hex') : null,
  }
}
