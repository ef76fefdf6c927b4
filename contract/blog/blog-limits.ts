/** Count above which views are shown as «999999+». */
export const VIEWS_SHOWN_MAX = 999_999
/** Pixels of the share window. */
export const SHARE_POPUP_WIDTH = 626
export const SHARE_POPUP_HEIGHT = 436
