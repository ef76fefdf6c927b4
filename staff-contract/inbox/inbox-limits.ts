import { DAY_MS } from '@rapport/contract/hours/durations'

/** Maximum age of a write made offline that still counts at its own time. */
export const PRESSED_AGO_MAX_MS = DAY_MS
/** Limits of order sources: characters of a `utm_source`, and sources offered in the filter. */
export const ORDER_SOURCE_MAX = 200
export const ORDER_SOURCES_MAX = 100
/** Latest orders that are scanned for sources. */
export const ORDERS_SCANNED_MAX = 5000
/** Orders in one bulk change, at most. */
export const ORDERS_CHANGED_MAX = 100
/** Characters of an order's note and of a refusal's reason, and notes of one order, at most. */
export const ORDER_NOTE_MAX = 2000
export const REFUSAL_REASON_MAX = 300
export const ORDER_NOTES_MAX = 200
/** Minutes before a call is due at which the order's assignee is warned. */
export const CALL_WARNING_MINUTES = 5
/** Minutes after which an unanswered call is repeated, and the number of repeats. */
export const CALL_AGAIN_MINUTES = 30
export const MISSED_CALLS_MAX = 3
/** Hours within which two orders with the same phone or email are probable duplicates. */
export const DUPLICATE_HOURS = 24
/** Related orders beside an order, at most. */
export const RELATED_ORDERS_MAX = 20
/** Limit of counting orders; larger counts are shown as «больше». */
export const INBOX_COUNT_MAX = 1000
/** Minutes for which staff can open a file of an order by its signed link. */
export const STAFF_FILE_MINUTES = 10
/** Days of one report about calls, at most. */
export const REPORT_DAYS_MAX = 366
/** Characters of a reminder's text, reminders of one order, and days ahead, at most. */
export const REMINDER_TEXT_MAX = 200
export const ORDER_REMINDERS_MAX = 20
export const REMINDER_DAYS_MAX = 366
/** Files added to one order by staff, at most. */
export const STAFF_FILES_MAX = 50
/** Days for which idempotency keys of order writes are stored: the longest time a phone may be offline. */
export const ORDER_WRITE_KEY_DAYS = 30
/** Seconds between two heartbeats of an event stream, which also detect an ended session. */
export const EVENTS_BEAT_SECONDS = 20
/** Open event streams of one session, and of one process. */
export const EVENTS_OF_SESSION_MAX = 10
export const EVENTS_MAX = 250
/** Customers shown for one phone, and orders shown of each. */
export const CALLERS_MAX = 3
export const CALLER_ORDERS_MAX = 3
/** Characters of a search query for orders. */
export const INBOX_QUERY_MAX = 100
