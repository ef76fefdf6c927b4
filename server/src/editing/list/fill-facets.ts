import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { listFacets } from '@rapport/staff-contract/lists/entry-facets'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { findCurrentSnapshot } from '../entries.ts'
import { contentEntries } from '../tables.ts'

/** The job that fills in facets that a migration set to null. */
export const FACETS_JOB = 'content-facets'

/** Entries per transaction, which locks their rows. */
const FILLED_AT_ONCE = 50

/** Fills in the facets of all entries without them. */
export async function fillFacets(orm: Orm): Promise<void> {
  while (await orm.transaction(fillSome));
}

async function fillSome(tx: Orm): Promise<boolean> {
  const rows = await tx
    .select()
    .from(contentEntries)
    .where(isNull(contentEntries.facets))
    .orderBy(asc(contentEntries.id))
    .limit(FILLED_AT_ONCE)
    .for('update')
  for (const row of rows) {
    const snapshot = await findCurrentSnapshot(tx, row)
    const facets = snapshot ? listFacets(row.kind, snapshot as Snapshots[ContentKindName] & never) : []
    await tx.update(contentEntries).set({ facets }).where(eq(contentEntries.id, row.id))
  }
  return rows.length > 0
}
