/** Rows of an operation's price table, and days that it adds, at most. */
export const OPERATION_ROWS_MAX = 200
export const OPERATION_DAYS_MAX = 60
/** Pieces of an operation a working day, at most. */
export const CAPACITY_MAX = 1_000_000
/** Square centimetres of a print, at most: a side has at most ten metres. */
export const AREA_CM2_MAX = 1_000_000
/** Operations that an item allows, and places of one operation, at most. */
export const ITEM_OPERATIONS_MAX = 40
export const ITEM_PLACES_MAX = 20
/** Grams of a unit of an item, at most. */
export const WEIGHT_GRAMS_MAX = 100_000
/** Limits of the rules of calculation: discounts by sum, rates of VAT, periods of the calendar and days of a period. */
export const SUM_DISCOUNTS_MAX = 20
export const VAT_RATES_MAX = 20
export const CALENDAR_PERIODS_MAX = 100
export const PERIOD_DAYS_MAX = 60
/** Stitches of a new embroidery. */
export const STITCHES_DEFAULT = 150
export const STITCHES_MIN_DEFAULT = 5_000
