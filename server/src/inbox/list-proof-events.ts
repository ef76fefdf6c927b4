import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { proofEvents, proofs } from '../proofs/tables.ts'
import { staff } from '../staff/tables.ts'

const EVENTS_MAX = 200

/** Returns what happened to the proofs of a condition, newest first. */
export async function listProofEvents(orm: Orm, which: SQL): Promise<Proof['events']> {
  const rows = await orm
    .select({ event: proofEvents, author: { id: staff.id, name: staff.name } })
    .from(proofEvents)
    .innerJoin(proofs, eq(proofs.id, proofEvents.proofId))
    .leftJoin(staff, eq(staff.id, proofEvents.staffId))
    .where(which)
    .orderBy(desc(proofEvents.id))
    .limit(EVENTS_MAX)
  return rows.map(({ event: { id, version, kind, at, text, count }, author }) => ({
    id,
    version,
    kind,
    at: at.toISOString(),
    author,
    text,
    count,
  }))
}
