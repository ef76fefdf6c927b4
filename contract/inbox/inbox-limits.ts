import { DAY_MS } from '../hours/durations.ts'
/** How long ago a write may have been pressed without a connection, at most, to count at that moment. */
export const PRESSED_AGO_MAX_MS = DAY_MS
/** Characters of the mark of a source that orders are filtered by, and sources that are offered, at most. */
export const ORDER_SOURCE_MAX = 200
export const ORDER_SOURCES_MAX = 100
/** So many of the latest orders name the sources that are offered. */
export const ORDER_SOURCES_OF = 5000
/** Orders that one press changes, at most. */
export const ORDERS_CHANGED_MAX = 100
