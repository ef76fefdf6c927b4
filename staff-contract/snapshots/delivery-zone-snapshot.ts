import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { TITLE_MAX } from '../editing/text-limits.ts'
import { DELIVERY_DAYS_MAX, ZONE_CITIES_MAX } from './city-limits.ts'
import { draftText, positionField, requiredText, uniqueList, wholeNumberUpTo } from './snapshot-fields.ts'

const days = wholeNumberUpTo(DELIVERY_DAYS_MAX)
/** Kopecks for a box; 0: no readable price. */
const price = wholeNumberUpTo(PRICE_MAX)
const boxKg = wholeNumberUpTo(1000)
const cityNames = uniqueList(draftText(SHORT_FIELD_MAX), ZONE_CITIES_MAX)

/** Snapshot of a delivery zone; fields may be empty in a draft. */
export const deliveryZoneSnapshot = z.object({
  /** Its name. */
  title: draftText(TITLE_MAX),
  cities: cityNames,
  /** Other names of these cities. */
  aliases: cityNames,
  /** Working days in transit. */
  daysMin: days,
  daysMax: days,
  pointPrice: price,
  doorPrice: price,
  boxKg,
  position: positionField,
})
export type DeliveryZoneSnapshot = z.infer<typeof deliveryZoneSnapshot>

const requiredPrice = price.check(z.minimum(100, editingMessages.priceRequired))

/** Snapshot of a delivery zone that can be published. */
export const publishableDeliveryZone = z
  .object({
    ...deliveryZoneSnapshot.shape,
    title: requiredText(TITLE_MAX, editingMessages.nameRequired),
    cities: cityNames.check(z.minLength(1, editingMessages.cityRequired)),
    daysMin: days.check(z.minimum(1, editingMessages.wholeNumberFromOne)),
    daysMax: days.check(z.minimum(1, editingMessages.wholeNumberFromOne)),
    pointPrice: requiredPrice,
    doorPrice: requiredPrice,
    boxKg: boxKg.check(z.minimum(1, editingMessages.wholeNumberFromOne)),
  })
  .check(
    z.refine(({ daysMin, daysMax }) => daysMin <= daysMax, {
      error: editingMessages.daysFall,
      path: ['daysMax'],
    }),
    z.refine(({ pointPrice, doorPrice }) => pointPrice <= doorPrice, {
      error: editingMessages.doorCheaper,
      path: ['doorPrice'],
    }),
  )
