/** Count above which likes are shown as «99+». */
export const LIKES_SHOWN_MAX = 99
/** Recently viewed products beside a product, at most. */
export const RECENT_ITEMS_MAX = 8
/** Cards in one response, at most. */
export const CARDS_MAX = 50
/** Questions beside a product, at most. */
export const ITEM_QUESTIONS_MAX = 6
/** Slides on each side of the active slide that preload their pictures in the material's dialog. */
export const MATERIAL_SLIDES_AHEAD = 3
