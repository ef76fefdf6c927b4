import type { OperationTable } from '@rapport/contract/calculation/operation-table'
import { asc, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { operations } from './tables.ts'
import { toOperationTable } from './to-operation-table.ts'

/** An operation on offer: its prices, the explanation for customers, and its limit a working day. */
export interface OfferedOperation {
  table: OperationTable
  note: string
  perDay: number | null
}

/** Returns the operations on offer among some codes, in the factory's order. */
export async function listOfferedOperations(orm: Orm, codes: string[]): Promise<OfferedOperation[]> {
  if (codes.length === 0) return []
  const rows = await orm
    .select()
    .from(operations)
    .where(inArray(operations.code, codes))
    .orderBy(asc(operations.position), asc(operations.code))
  return rows
    .filter(({ isOnOffer }) => isOnOffer)
    .map((row) => ({ table: toOperationTable(row), note: row.note, perDay: row.perDay }))
}

/** Returns the codes among `codes` that are published. */
export async function findOperationCodes(orm: Orm, codes: string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await orm
    .select({ code: operations.code })
    .from(operations)
    .where(inArray(operations.code, codes))
  return new Set(rows.map(({ code }) => code))
}
