import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ProductionStage } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { count, eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { orderRules } from '../order-rules/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderProduction } from './tables.ts'

/** Key of the single row. */
const ORDER_RULES_KEY = '1'

/** Rules of orders. There is a single entry, which is never unpublished. */
export const orderRulesKind: ContentKind<'order-rules'> = {
  name: 'order-rules',
  tables: [orderRules],
  resolvePath: async () => undefined,

  async read(orm) {
    const [row] = await orm.select().from(orderRules)
    if (!row) return undefined
    const { id: _, ...rules } = row
    return rules
  },

  async check(tx, { stages }, { subjectId, published }) {
    if (subjectId !== ORDER_RULES_KEY) return { message: [editingMessages.orderRulesAreOne] }
    const ids = new Set(stages.map(({ id }) => id))
    return checkUnused(
      tx,
      (published?.stages ?? []).filter(({ id }) => !ids.has(id)),
    )
  },

  async write(tx, rules) {
    await tx.insert(orderRules).values(rules).onConflictDoUpdate({ target: orderRules.id, set: rules })
    return ORDER_RULES_KEY
  },
}

/** A stage at which orders are stays. */
async function checkUnused(tx: Orm, removed: ProductionStage[]): Promise<FieldErrors> {
  const errors: string[] = []
  for (const { id, title } of removed) {
    const [used] = await tx
      .select({ orders: count() })
      .from(orderProduction)
      .where(eq(orderProduction.stageId, id))
    if (used && used.orders > 0) errors.push(editingMessages.stageUsed(title, used.orders))
  }
  return errors.length > 0 ? { stages: errors } : {}
}
