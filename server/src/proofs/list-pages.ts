import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { proofFiles, proofPages } from './tables.ts'

export type ProofFileRow = typeof proofFiles.$inferSelect
/** A page of a version, with its number in it. */
export type NumberedPage = typeof proofPages.$inferSelect & { page: number }

/** Returns the files of a version in their order, and its pages, numbered from 1. */
export async function listPages(
  orm: Orm,
  proofId: string,
  version: number,
): Promise<{ files: ProofFileRow[]; pages: NumberedPage[] }> {
  const ofVersion = and(eq(proofFiles.proofId, proofId), eq(proofFiles.version, version))
  const files = await orm.select().from(proofFiles).where(ofVersion).orderBy(asc(proofFiles.position))
  const rows = await orm
    .select({ row: proofPages })
    .from(proofPages)
    .innerJoin(proofFiles, eq(proofFiles.id, proofPages.fileId))
    .where(ofVersion)
    .orderBy(asc(proofFiles.position), asc(proofPages.sheet))
  return { files, pages: rows.map(({ row }, index) => ({ ...row, page: index + 1 })) }
}
