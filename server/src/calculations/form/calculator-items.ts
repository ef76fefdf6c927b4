import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import { rowValue } from '@rapport/contract/calculation/form/calculator-form'
import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import { listBaseColors } from '@rapport/contract/orders/base-colors'
import { inArray } from 'drizzle-orm'
import { catalogItems } from '../../catalog/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Returns the products of tables by id, with what may be chosen of them. */
export async function mapCalculatorItems(
  orm: Orm,
  { items, operations }: CalculationTables,
): Promise<Map<number, CalculatorItem>> {
  if (items.length === 0) return new Map()
  const { id, properties } = catalogItems
  const rows = await orm
    .select({ id, properties })
    .from(catalogItems)
    .where(
      inArray(
        id,
        items.map(({ itemId }) => itemId),
      ),
    )
  const colors = new Map(rows.map((row) => [row.id, listBaseColors(row.properties)]))
  return new Map(
    items.map((item) => [
      item.itemId,
      {
        itemId: item.itemId,
        title: item.title,
        unit: item.unit,
        sizes: item.sizes,
        baseColors: colors.get(item.itemId) ?? [],
        rows: item.variants.flatMap(({ priceErpId, variant, title, rows: materials }) =>
          materials.map(({ materialErpId, label }) => ({
            value: rowValue([priceErpId, variant, materialErpId, label]),
            label: item.variants.length > 1 ? `${title}: ${label}` : label,
          })),
        ),
        operations: operations.flatMap(({ code, title, kind, colors: counts, pricing }) => {
          const allowed = item.operations.find((operation) => operation.code === code)
          const isSized = pricing.by === 'area' || pricing.by === 'stitches'
          return allowed
            ? [{ code, title, kind, note: '', isSized, places: allowed.places, colors: counts }]
            : []
        }),
      },
    ]),
  )
}
