import { calculate } from '@rapport/contract/calculation/calculate'
import { toLineWords } from '@rapport/contract/calculation/stored/line-words'
import type { AdminInput, AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { loadTables } from '../../calculations/load-tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { getPriceList, toRequest } from './list-prices.ts'

/** Returns the price of an operation on a product. Throws 404 if product or operation are not on offer. */
export async function priceOfferOperation(
  orm: Orm,
  {
    id: itemId,
    order,
    quantity,
    priceErpId,
    variant,
    materialErpId,
    ...operation
  }: AdminInput<'priceOfferOperation'>,
  now: Date,
): Promise<AdminResult<'priceOfferOperation'>> {
  const plain = toRequest([
    {
      itemId,
      quantity,
      priceErpId: priceErpId ?? null,
      variant: variant ?? null,
      materialErpId: materialErpId ?? null,
    },
  ])
  const request = { ...plain, lines: plain.lines.map((line) => ({ ...line, operations: [operation] })) }
  const tables = await loadTables(orm, request, await getPriceList(orm, order))
  const table = tables.operations.find(({ code }) => code === operation.code)
  if (!table) throw notFound()
  const { calculation, errors } = calculate(request, tables, { now })
  const priced = calculation?.lines[0]?.operations[0]
  const [words] = toLineWords(request, tables)
  return {
    title: [table.title, words?.operations[0]].filter(Boolean).join(', '),
    unitPrice: priced?.unitPrice ?? null,
    setup: priced?.setup ?? 0,
    problem: errors ? (Object.values(errors)[0]?.[0] ?? null) : null,
  }
}
