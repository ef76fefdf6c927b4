import * as z from 'zod/mini'
import { DELIVERY_DAYS_MAX, PRICE_MAX, SHORT_FIELD_MAX, TITLE_MAX, ZONE_CITIES_MAX } from '../../limits.ts'
import { editingMessages } from '../editing-messages.ts'
import { draftText, positionField, requiredText, uniqueList } from '../snapshots/snapshot-fields.ts'

const wholeNumber = (max: number) =>
  z
    .int(editingMessages.wholeNumber)
    .check(z.minimum(0, editingMessages.wholeNumber), z.maximum(max, editingMessages.numberTooLarge(max)))
const days = wholeNumber(DELIVERY_DAYS_MAX)
/** Kopecks for a box; 0: nothing was written that can be read. */
const price = wholeNumber(PRICE_MAX)
const boxKg = wholeNumber(1000)
const cityNames = uniqueList(draftText(SHORT_FIELD_MAX), ZONE_CITIES_MAX)

/** All that staff write of where a carrier takes what it costs and how long it takes; of a draft it may lack. */
export const deliveryZoneSnapshot = z.object({
  /** Its name. */
  title: draftText(TITLE_MAX),
  cities: cityNames,
  /** What these cities are called, too. */
  aliases: cityNames,
  /** Working days on the way. */
  daysMin: days,
  daysMax: days,
  pointPrice: price,
  doorPrice: price,
  boxKg,
  position: positionField,
})
export type DeliveryZoneSnapshot = z.infer<typeof deliveryZoneSnapshot>

const requiredPrice = price.check(z.minimum(100, editingMessages.priceRequired))

/** The same where it may be published. */
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
