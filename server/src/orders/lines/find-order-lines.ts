import { multiply } from '@rapport/contract/money/arithmetic'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { listBaseColors } from '@rapport/contract/orders/base-colors'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { lineQuantity, type OrderLineForm } from '@rapport/contract/orders/order-line-form'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, eq } from 'drizzle-orm'
import { findOwnPrice } from '../../catalog/own-prices.ts'
import { catalogItems, catalogPriceGroups } from '../../catalog/tables.ts'
import { materials } from '../../materials/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findPrice } from '../../prices/find-price.ts'
import { priceGroups, priceRows, priceVariants } from '../../prices/tables.ts'
import { parseMaterial, parseShownTotal, parseVariant } from './parse-choice.ts'

/**
 * Returns the ordered products with their current prices of a price list, in the order of the forms. A form that names
 * no published product gives undefined. Unknown choices, such as a withdrawn material, are null. Lines of one product,
 * variant and material share the tier of their common quantity.
 */
export async function findOrderLines(
  orm: Orm,
  forms: readonly OrderLineForm[],
  priceList: PriceList,
): Promise<(OrderLine | undefined)[]> {
  const choices: (Choice | undefined)[] = []
  for (const form of forms) choices.push(await findChoice(orm, form))
  const lines: (OrderLine | undefined)[] = []
  for (const choice of choices)
    lines.push(choice && (await toOrderLine(orm, choice, priceList, sumQuantities(choices, choice))))
  return lines
}

type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>
type Variant = NonNullable<Awaited<ReturnType<typeof findVariant>>>
type Material = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** A form with what it names in the catalogue. */
interface Choice {
  form: OrderLineForm
  item: Item
  variant: Variant | undefined
  material: Material | undefined
  quantity: number | null
}

async function findChoice(orm: Orm, form: OrderLineForm): Promise<Choice | undefined> {
  const item = form.itemId === undefined ? undefined : await findItem(orm, form.itemId)
  if (!item) return undefined
  const variant = await findVariant(orm, item.id, form.variant)
  const material = variant && (await findMaterial(orm, variant.id, form.material))
  const quantity = lineQuantity(form) ?? null
  return { form, item, variant, material, quantity }
}

/** Returns the quantity that chooses the tier, since lines may differ in colour or sizes only. */
function sumQuantities(
  choices: readonly (Choice | undefined)[],
  { item, variant, material }: Choice,
): number {
  return choices
    .flatMap((other) => other ?? [])
    .filter((other) => other.item.id === item.id && other.variant?.id === variant?.id)
    .filter((other) => other.material?.erpId === material?.erpId && other.material?.label === material?.label)
    .reduce((sum, other) => sum + (other.quantity ?? 0), 0)
}

async function toOrderLine(
  orm: Orm,
  { form, item, variant, material, quantity }: Choice,
  priceList: PriceList,
  tierQuantity: number,
): Promise<OrderLine> {
  const question = { variant, material, quantity: tierQuantity, priceList }
  const unitPrice = quantity === null ? null : await findUnitPrice(orm, item.id, question)
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
    sizes: pickSizes(item, form.sizes),
    unit: item.unit,
    unitPrice,
    total,
    priceList,
    priceRevision: variant?.updatedAt.toISOString() ?? null,
    shownTotal: shown === total ? null : shown,
  }
}

async function findItem(orm: Orm, itemId: number) {
  const { id, slug, name, unit, properties, sizeTables } = catalogItems
  const [item] = await orm
    .select({ id, slug, name, unit, properties, sizeTables })
    .from(catalogItems)
    .where(eq(id, itemId))
  return item
}

/** Returns the sizes, or null if the product's tables lack one: then the comment has them. */
function pickSizes({ sizeTables }: Item, sizes: OrderLineForm['sizes']): OrderLine['sizes'] {
  const known = new Set(sizeTables.flatMap((table) => table.sizes))
  return sizes && Object.keys(sizes).every((size) => known.has(size)) ? sizes : null
}

/** Searches the product's own price tables only, because another table may have another price. */
async function findVariant(orm: Orm, itemId: number, key: string | undefined) {
  const { priceErpId, index } = parseVariant(key)
  if (priceErpId === undefined) return undefined
  const { id, title } = priceVariants
  const [variant] = await orm
    .select({
      id,
      title,
      index: priceVariants.index,
      priceErpId: priceGroups.erpId,
      updatedAt: priceGroups.updatedAt,
    })
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

interface PriceChoice extends Pick<Choice, 'variant' | 'material'> {
  quantity: number
  priceList: PriceList
}

async function findUnitPrice(
  orm: Orm,
  itemId: number,
  { variant, material, quantity, priceList: list }: PriceChoice,
): Promise<number | null> {
  if (!variant) return (await findOwnPrice(orm, itemId, { quantity, list })) ?? null
  if (!material) return null
  const { priceErpId, index } = variant
  const { erpId: materialErpId, label } = material
  return (await findPrice(orm, { priceErpId, variant: index, materialErpId, label, quantity, list })) ?? null
}
