import { COLORS_MAX, DESIGNS_MAX, SIDE_MM_MAX } from '@rapport/contract/calculation/calculation-limits'
import { itemOperations } from '@rapport/contract/calculation/item-operations'
import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { staffOfferMessages } from '../../offers/staff-offer-messages.ts'
import type { AdminEndpoint } from '../admin-endpoint.ts'
import { adminRoutes } from '../admin-routes.ts'

const ID_MAX = 2 ** 31 - 1
const code = z.string().check(z.maxLength(100, messages.fieldInvalid))
/** Quantity in a query: whole, or halves of a metre. */
const quantity = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(?:\.5)?$/, staffOfferMessages.quantity)),
  z.pipe(
    z.transform(Number),
    z
      .number()
      .check(
        z.minimum(0.5, staffOfferMessages.quantity),
        z.maximum(QUANTITY_MAX, staffOfferMessages.quantity),
      ),
  ),
)

/** Goods of a delivery in a query, `12:100,15:2.5`: id and quantity of each product. */
const goods = z
  .string()
  .check(z.regex(/^\d{1,9}:\d{1,7}(?:\.5)?(?:,\d{1,9}:\d{1,7}(?:\.5)?){0,49}$/, messages.fieldInvalid))
/** A product in the query of its price. */
const pricedLine = {
  /** The order, whose customer’s price list counts. */
  order: z.uuid(messages.fieldInvalid),
  quantity,
  priceErpId: z.optional(code),
  variant: z.optional(numberIn(0, ID_MAX)),
  materialErpId: z.optional(code),
}

/** Endpoints of prices by the factory's tables, while an offer is edited. */
export const offerPriceEndpoints = {
  priceOfferLine: {
    ...adminRoutes.priceOfferLine,
    summary:
      'Returns a product with its variants, and its price of today for a quantity and the order’s customer',
    access: 'orders.write',
    params: z.object({ id: numberIn(1, ID_MAX) }),
    query: z.object(pricedLine),
    result: z.object({
      title: z.string(),
      unit: z.string(),
      /** Kopecks; null is «по запросу», and for a variant that has to be chosen first. */
      price: z.nullable(z.number()),
      /** Why there is no price for this quantity; null if there is one. */
      problem: z.nullable(z.string()),
      /** Variants to choose from; the same names are fields of a line. Empty for a product without variants. */
      variants: z.array(
        z.object({
          priceErpId: z.string(),
          variant: z.number(),
          variantTitle: z.string(),
          materials: z.array(z.object({ materialErpId: z.string(), material: z.string() })),
        }),
      ),
      /** Sizes that can be ordered; empty if the product has none. */
      sizes: z.array(z.string()),
      /** What may be added to the product. */
      operations: itemOperations.shape.operations,
    }),
  },
  priceOfferOperation: {
    ...adminRoutes.priceOfferOperation,
    summary: 'Returns the price of today of an operation on a product',
    access: 'orders.write',
    params: z.object({ id: numberIn(1, ID_MAX) }),
    query: z.object({
      ...pricedLine,
      code,
      place: z.optional(code),
      widthMm: z.optional(numberIn(1, SIDE_MM_MAX)),
      heightMm: z.optional(numberIn(1, SIDE_MM_MAX)),
      colors: z.optional(numberIn(1, COLORS_MAX)),
      designs: z.optional(numberIn(1, DESIGNS_MAX)),
    }),
    result: z.object({
      /** Its name with place and size: «Шелкография, Грудь, 10 × 10 см, 2 цвета». */
      title: z.string(),
      /** Kopecks; null is «по запросу». */
      unitPrice: z.nullable(z.number()),
      setup: z.number(),
      /** Why there is no such price; null if there is one. */
      problem: z.nullable(z.string()),
    }),
  },
  priceOfferDelivery: {
    ...adminRoutes.priceOfferDelivery,
    summary: 'Returns the price of today of a delivery to a city of the site',
    access: 'orders.write',
    query: z.object({
      city: numberIn(1, ID_MAX),
      goods: z.optional(goods),
      /** Kopecks of lines and surcharges: from some sum on a delivery may be free. */
      total: numberIn(0, ID_MAX),
    }),
    result: z.object({
      city: z.string(),
      /** Null: the tables have no price for it. */
      delivery: z.nullable(z.object({ amount: z.number(), days: z.number() })),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>
