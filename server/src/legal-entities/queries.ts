import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { legalEntities } from './tables.ts'

/** Legal entities, at most. Nine of them may issue invoices. */
const LIST_MAX = 50

export type LegalEntity = typeof legalEntities.$inferSelect

/** Returns the published legal entities in the order of staff. */
export const listLegalEntities = (orm: Orm): Promise<LegalEntity[]> =>
  orm.select().from(legalEntities).orderBy(asc(legalEntities.position)).limit(LIST_MAX)

export async function findLegalEntity(orm: Orm, id: number): Promise<LegalEntity | undefined> {
  const [entity] = await orm.select().from(legalEntities).where(eq(legalEntities.id, id))
  return entity
}
