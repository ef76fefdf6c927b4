import * as z from 'zod/mini'
import { siteProperties } from '../site/site.ts'
import { orderNumber } from './orders.ts'

/** What the factory promises to a customer who ordered. */
const orderPromise = z.pick(siteProperties, { callbackMinutes: true, nextSteps: true })
export type OrderPromise = z.infer<typeof orderPromise>

/** Response to a placed order. */
export const placedOrder = z.object({ number: orderNumber, ...orderPromise.shape })
export type PlacedOrder = z.infer<typeof placedOrder>
