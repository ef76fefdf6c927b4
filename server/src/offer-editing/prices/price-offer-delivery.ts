import { findDelivery } from '@rapport/contract/calculation/document/find-delivery'
import { toKopecks } from '@rapport/contract/money/kopecks'
import type { AdminInput, AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { findCityName } from '../../calculations/find-city-name.ts'
import { loadTables } from '../../calculations/load-tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/api-error.ts'

/**
 * Returns the delivery of goods to a city by the tables. Its price is null if the weight of a product is not known.
 * Throws 404 for an unknown city.
 */
export async function priceOfferDelivery(
  orm: Orm,
  { city: cityId, goods: text, total }: AdminInput<'priceOfferDelivery'>,
): Promise<AdminResult<'priceOfferDelivery'>> {
  const goods = parseGoods(text)
  const lines = goods.map(({ itemId, quantity }) => ({ itemId, quantity, operations: [] }))
  const tables = await loadTables(orm, { lines, term: 'normal', cityId }, 'anonymous')
  const [table] = tables.delivery
  const city = await findCityName(orm, cityId)
  if (!table || !city) throw notFound()
  const weighed = goods.flatMap(({ itemId, quantity }) => {
    const item = tables.items.find((one) => one.itemId === itemId)
    return item ? [{ item, quantity }] : []
  })
  const isComplete = goods.length > 0 && weighed.length === goods.length
  return { city, delivery: isComplete ? findDelivery(table, weighed, toKopecks(total)) : null }
}

const parseGoods = (text = ''): { itemId: number; quantity: number }[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [itemId = 0, quantity = 0] = part.split(':').map(Number)
      return { itemId, quantity }
    })
