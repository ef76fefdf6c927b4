import { calculate } from '@rapport/contract/calculation/calculate'
import type { AdminInput, AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { inArray } from 'drizzle-orm'
import { loadTables } from '../../calculations/load-tables.ts'
import { materials } from '../../materials/tables.ts'
import { listOfferedOperations } from '../../operations/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { getPriceList, toRequest } from './list-prices.ts'

/** Returns a product with its variants and its price of today. Throws 404 if it is not on the site. */
export async function priceOfferLine(
  orm: Orm,
  { id: itemId, order, ...choice }: AdminInput<'priceOfferLine'>,
  now: Date,
): Promise<AdminResult<'priceOfferLine'>> {
  const { quantity, priceErpId = null, variant = null, materialErpId = null } = choice
  const request = toRequest([{ itemId, quantity, priceErpId, variant, materialErpId }])
  const tables = await loadTables(orm, request, await getPriceList(orm, order))
  const [item] = tables.items
  if (!item) throw notFound()
  const { calculation, errors } = calculate(request, tables, { now })
  const offered = await listOfferedOperations(
    orm,
    item.operations.map(({ code }) => code),
  )
  const names = await mapMaterials(
    orm,
    item.variants.flatMap(({ rows }) => rows.map((row) => row.materialErpId)),
  )
  return {
    title: item.title,
    unit: item.unit,
    price: calculation?.lines[0]?.unitPrice ?? null,
    problem: errors ? (Object.values(errors)[0]?.[0] ?? null) : null,
    variants: item.variants.map((table) => ({
      priceErpId: table.priceErpId,
      variant: table.variant,
      variantTitle: table.title,
      materials: table.rows.map((row) => ({
        materialErpId: row.materialErpId,
        material: names.get(row.materialErpId) ?? row.materialErpId,
      })),
    })),
    sizes: item.sizes,
    operations: offered.map(({ table: { code, title, kind, colors, pricing }, note }) => ({
      code,
      title,
      kind,
      note,
      isSized: pricing.by === 'area' || pricing.by === 'stitches',
      places: item.operations.find((one) => one.code === code)?.places ?? [],
      colors,
    })),
  }
}

async function mapMaterials(orm: Orm, erpIds: string[]): Promise<Map<string, string>> {
  if (erpIds.length === 0) return new Map()
  const rows = await orm
    .select({ erpId: materials.erpId, name: materials.name })
    .from(materials)
    .where(inArray(materials.erpId, [...new Set(erpIds)]))
  return new Map(rows.map(({ erpId, name }) => [erpId, name]))
}
