import { saveDraft } from '@rapport/server/editing/drafts'
import { findEntry } from '@rapport/server/editing/entries'
import type { Snapshot } from '@rapport/server/editing/kinds'
import { publishEntries } from '@rapport/server/editing/publish'
import { contentEntries } from '@rapport/server/editing/tables'
import type { Orm } from '@rapport/server/platform/database/database'
import { eq } from 'drizzle-orm'

/** Publishes changed fields of an entry that is the only one of its kind. */
export async function publishSingle(orm: Orm, kind: 'site' | 'theme', change: object): Promise<void> {
  const author = { staffId: null, now: new Date(), audit: async () => undefined }
  const [row] = await orm.select().from(contentEntries).where(eq(contentEntries.kind, kind))
  const entry = row && (await findEntry(orm, row.id))
  if (!entry) throw new Error(`No entry of the kind ${kind}`)
  const snapshot = { ...entry.snapshot, ...change } as Snapshot
  const { id, version } = entry
  await orm.transaction((tx) => saveDraft(tx, { id, version }, { snapshot, reason: 'save' }, author))
  await orm.transaction((tx) => publishEntries(tx, [{ id, version: version + 1 }], author))
}
