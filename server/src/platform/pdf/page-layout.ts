export const POINTS_PER_MM = 72 / 25.4

const [A4_WIDTH, A4_HEIGHT] = [595.28, 841.89]

/** Margins in points. The left one leaves room for a binder. */
export const MARGINS = { top: 40, right: 34, bottom: 54, left: 57 }

/** Width and height inside the margins, in points. */
export const CONTENT_WIDTH = A4_WIDTH - MARGINS.left - MARGINS.right
export const CONTENT_HEIGHT = A4_HEIGHT - MARGINS.top - MARGINS.bottom
/** Height that parts which belong together keep on one page, at most. */
export const KEPT_MAX = CONTENT_HEIGHT / 3
export const PAGE_BOTTOM = A4_HEIGHT - MARGINS.bottom

/** Sizes of type in points. */
export const SIZES = { title: 17, subtitle: 11, text: 9.5, table: 8.5, small: 7.5 }

export const COLORS = { text: '#1a1815', soft: '#5c554b', line: '#b9ae9c' }
