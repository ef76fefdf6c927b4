import { BASE_COLOR } from '@rapport/contract/orders/base-colors'
import { catalogItems, catalogPriceGroups } from '../src/catalog/tables.ts'
import { materials } from '../src/materials/tables.ts'
import type { Database } from '../src/platform/database/database.ts'
import { priceGroups, priceRows, priceVariants } from '../src/prices/tables.ts'

const item = {
  kind: 'regular' as const,
  isGroup: false,
  summary: '',
  description: '',
  properties: [],
  gallery: [],
  unit: 'шт',
}

const COLORS = { name: BASE_COLOR, value: 'белый, чёрный,серый меланж' }

/**
 * Creates a coat with a table of public and dealer prices, and a scarf with its own tiers. Returns their ids.
 */
export async function seedPricedProducts({ orm }: Database): Promise<{ coat: number; scarf: number }> {
  const first = <Row>([row]: Row[]): Row => {
    if (!row) throw new Error('Nothing was stored')
    return row
  }
  const material = first(
    await orm
      .insert(materials)
      .values({
        erpId: 'WOOL',
        position: 1,
        name: 'Сукно',
        pictures: [],
        features: '',
        description: '',
        isUnion: false,
      })
      .returning(),
  )
  const group = first(
    await orm
      .insert(priceGroups)
      .values({ erpId: 'COAT', title: 'Пальто', unit: 'шт', note: '' })
      .returning(),
  )
  const variant = first(
    await orm
      .insert(priceVariants)
      .values({
        groupId: group.id,
        index: 2,
        title: 'С\u00A0подкладкой',
        ranges: [
          { from: 1, to: 9 },
          { from: 10, to: 99 },
          { from: 100, to: null },
        ],
      })
      .returning(),
  )
  await orm
    .insert(priceRows)
    .values({
      variantId: variant.id,
      materialId: material.id,
      position: 1,
      label: 'Сукно / драп',
      prices: { anonymous: [200_050, 100_000, null], dealer: [180_000, 90_000, 80_000] },
    })
  const coat = first(
    await orm
      .insert(catalogItems)
      .values({ ...item, slug: 'palto', name: 'Пальто прямое', position: 1, properties: [COLORS] })
      .returning(),
  )
  await orm.insert(catalogPriceGroups).values({ itemId: coat.id, groupId: group.id, position: 1 })
  const ownPriceTiers = [
    { from: 1, price: 50_000 },
    { from: 10, price: 40_000 },
  ]
  const scarf = first(
    await orm
      .insert(catalogItems)
      .values({ ...item, slug: 'sharf', name: 'Шарф', position: 2, unit: 'пог. м', ownPriceTiers })
      .returning(),
  )
  return { coat: coat.id, scarf: scarf.id }
}
