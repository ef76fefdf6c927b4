/** Lines in a calculation, at most. */
export const LINES_MAX = 50
/** Operations in a line, at most. */
export const OPERATIONS_MAX = 20
/** Sizes in a line, at most. */
export const SIZES_MAX = 50
/** Different designs of one operation, at most. */
export const DESIGNS_MAX = 100
/** Colours of one design, at most. */
export const COLORS_MAX = 20
/** Millimetres of a place's side, at most. */
export const SIDE_MM_MAX = 10_000
/** Stitches of a square centimetre, at most. */
export const STITCHES_PER_CM2_MAX = 1_000
/** Characters of a code or id of the tables, at most. */
export const CODE_MAX = 100
/** Kopecks of a line and of a calculation, at most: 100 billion roubles. Larger sums are refused, so all sums are exact. */
export const TOTAL_MAX = 10_000_000_000_000
/** Days of the production calendar that are searched for the ready day. */
export const CALENDAR_DAYS = 366
