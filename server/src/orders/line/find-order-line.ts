import { multiply } from '@rapport/contract/money/arithmetic'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { listBaseColors } from '@rapport/contract/orders/base-colors'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { OrderForm } from '@rapport/contract/orders/orders'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, eq } from 'drizzle-orm'
import { findOwnPrice } from '../../catalog/own-prices.ts'
import { catalogItems, catalogPriceGroups } from '../../catalog/tables.ts'
import { materials } from '../../materials/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findPrice } from '../../prices/find-price.ts'
import { priceGroups, priceRows, priceVariants } from '../../prices/tables.ts'
import { parseMaterial, parseShownTotal, parseVariant } from './parse-choice.ts'

/** The product fields of a form. The form's price is not trusted. */
export type LineForm = Pick<OrderForm, 'itemId' | 'variant' | 'material' | 'baseColor' | 'quantity' | 'total'>

/**
 * Returns the ordered product with its current price of a price list, or undefined if the form names no published
 * product. Unknown choices, such as a withdrawn material, are null.
 */
export async function findOrderLine(
  orm: Orm,
  form: LineForm,
  priceList: PriceList,
): Promise<OrderLine | undefined> {
  if (form.itemId === undefined) return undefined
  const { id, slug, name, unit, properties } = catalogItems
  const [item] = await orm
    .select({ id, slug, name, unit, properties })
    .from(catalogItems)
    .where(eq(id, form.itemId))
  if (!item) return undefined
  const variant = await findVariant(orm, item.id, form.variant)
  const material = variant && (await findMaterial(orm, variant.id, form.material))
  const quantity = form.quantity ?? null
  const unitPrice = await findUnitPrice(orm, item.id, { variant, material, quantity, priceList })
  const total = unitPrice === null || quantity === null ? null : multiply(toKopecks(unitPrice), quantity)
  const shown = parseShownTotal(form.total)
  return {
    itemId: item.id,
    slug: item.slug,
    title: item.name,
    priceErpId: variant?.priceErpId ?? null,
    variant: variant?.index ?? null,
    variantTitle: variant?.title ?? null,
    materialErpId: material?.erpId ?? null,
    material: material?.label ?? null,
    baseColor: listBaseColors(item.properties).find((color) => color === form.baseColor) ?? null,
    quantity,
    unit: item.unit,
    unitPrice,
    total,
    priceList,
    shownTotal: shown === total ? null : shown,
  }
}

type Variant = NonNullable<Awaited<ReturnType<typeof findVariant>>>
type Material = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** Searches the product's own price tables only, because another table may have another price. */
async function findVariant(orm: Orm, itemId: number, key: string | undefined) {
  const { priceErpId, index } = parseVariant(key)
  if (priceErpId === undefined) return undefined
  const { id, title } = priceVariants
  const [variant] = await orm
    .select({ id, title, index: priceVariants.index, priceErpId: priceGroups.erpId })
    .from(priceVariants)
    .innerJoin(priceGroups, eq(priceGroups.id, priceVariants.groupId))
    .innerJoin(catalogPriceGroups, eq(catalogPriceGroups.groupId, priceGroups.id))
    .where(
      and(
        eq(catalogPriceGroups.itemId, itemId),
        eq(priceGroups.erpId, priceErpId),
        eq(priceVariants.index, index),
      ),
    )
  return variant
}

async function findMaterial(orm: Orm, variantId: number, key: string | undefined) {
  const { erpId, label } = parseMaterial(key)
  const [row] = await orm
    .select({ erpId: materials.erpId, label: priceRows.label })
    .from(priceRows)
    .innerJoin(materials, eq(materials.id, priceRows.materialId))
    .where(and(eq(priceRows.variantId, variantId), eq(materials.erpId, erpId), eq(priceRows.label, label)))
    .limit(1)
  return row
}

interface Choice {
  variant: Variant | undefined
  material: Material | undefined
  quantity: number | null
  priceList: PriceList
}

async function findUnitPrice(
  orm: Orm,
  itemId: number,
  { variant, material, quantity, priceList: list }: Choice,
): Promise<number | null> {
  if (quantity === null) return null
  if (!variant) return (await findOwnPrice(orm, itemId, { quantity, list })) ?? null
  if (!material) return null
  const { priceErpId, index } = variant
  const { erpId: materialErpId, label } = material
  return (await findPrice(orm, { priceErpId, variant: index, materialErpId, label, quantity, list })) ?? null
}
