/** The part of a form that words for search engines are written in. */
export const SEO_PANEL_ID = 'seo'
