/** Milliseconds between two slides of the main slider. */
export const SLIDER_AUTOPLAY_MS = 5_000
/** Tiles of the catalogue preview shown at first, and added by each «Показать ещё». */
export const CATALOG_PREVIEW_STEP = 8
/** Pictures of one slide of the portfolio. */
export const PORTFOLIO_SLIDE = 4
/** Posts on the home page. */
export const POSTS_ON_HOME = 4
