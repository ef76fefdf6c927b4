import { DAY_MS } from '../hours/durations.ts'

/** Maximum age of a write made offline that still counts at its own time. */
export const PRESSED_AGO_MAX_MS = DAY_MS
/** Limits of order sources: characters of a `utm_source`, and sources offered in the filter. */
export const ORDER_SOURCE_MAX = 200
export const ORDER_SOURCES_MAX = 100
/** Latest orders that are scanned for sources. */
export const ORDER_SOURCES_OF = 5000
/** Orders in one bulk change, at most. */
export const ORDERS_CHANGED_MAX = 100
