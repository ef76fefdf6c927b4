import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import type { Orm } from '../platform/database/database.ts'
import { operations } from './tables.ts'

/** An operation with its prices. Its code is its key, used by products. */
export const operationKind: ContentKind<'operation'> = {
  name: 'operation',
  tables: [operations],
  uniqueField: 'erpId',
  resolvePath: async () => undefined,

  read: async (orm, subjectId) => (await readOperations(orm, [subjectId])).get(subjectId),
  readMany: readOperations,

  check: (tx, { erpId }, { subjectId }) => checkErpId(tx, erpId, subjectId),

  async write(tx, { erpId: code, ...fields }) {
    const values = { ...fields, code, position: fields.position ?? (await findPosition(tx, code)) }
    await tx.insert(operations).values(values).onConflictDoUpdate({ target: operations.code, set: values })
    return code
  },

  async remove(tx, subjectId) {
    await tx.delete(operations).where(eq(operations.code, subjectId))
  },
}

async function readOperations(orm: Orm, codes: string[]): Promise<Map<string, OperationSnapshot>> {
  if (codes.length === 0) return new Map()
  const rows = await orm.select().from(operations).where(inArray(operations.code, codes))
  return new Map(rows.map(({ code, ...fields }) => [code, { erpId: code, ...fields }]))
}

async function checkErpId(tx: Orm, erpId: string, subjectId: string | undefined): Promise<FieldErrors> {
  if (subjectId !== undefined) return erpId === subjectId ? {} : { erpId: [editingMessages.erpIdFixed] }
  const taken = await readOperations(tx, [erpId])
  return taken.size > 0 ? { erpId: [editingMessages.erpIdTaken] } : {}
}

/** Returns the present place of an operation; the last place for a new one. */
async function findPosition(tx: Orm, code: string): Promise<number> {
  const [row] = await tx
    .select({
      present: sql<number | null>`max(${operations.position}) filter (where ${operations.code} = ${code})`,
      next: sql<number>`coalesce(max(${operations.position}), -1) + 1`,
    })
    .from(operations)
  return row?.present ?? row?.next ?? 0
}
