import type { BankStatement } from '@rapport/staff-contract/invoices/bank-payment'
import { desc, eq, type SQL } from 'drizzle-orm'
import { bankStatements } from '../../bank-statements/tables.ts'
import { listLegalEntities } from '../../legal-entities/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { staff } from '../../staff/tables.ts'

const STATEMENTS_MAX = 20

/** Returns the statements of a condition, the last uploaded first. */
async function selectStatements(orm: Orm, which?: SQL): Promise<BankStatement[]> {
  const entities = await listLegalEntities(orm)
  const titleOf = (account: string) => entities.find((entity) => entity.account === account)?.title ?? ''
  const rows = await orm
    .select({ statement: bankStatements, uploadedBy: staff.name })
    .from(bankStatements)
    .leftJoin(staff, eq(staff.id, bankStatements.uploadedBy))
    .where(which)
    .orderBy(desc(bankStatements.uploadedAt), desc(bankStatements.id))
    .limit(STATEMENTS_MAX)
  return rows.map(({ statement, uploadedBy }) => ({
    id: statement.id,
    fileName: statement.fileName,
    accounts: statement.accounts.map((account) => ({ account, legalEntity: titleOf(account) })),
    from: statement.periodFrom,
    to: statement.periodTo,
    documents: statement.documents,
    incoming: statement.incoming,
    warnings: statement.warnings,
    uploadedAt: statement.uploadedAt.toISOString(),
    uploadedBy,
  }))
}

export const listStatements = (orm: Orm): Promise<BankStatement[]> => selectStatements(orm)

export async function findStatement(orm: Orm, id: string): Promise<BankStatement | undefined> {
  const [statement] = await selectStatements(orm, eq(bankStatements.id, id))
  return statement
}
