/** Id of the SEO panel, for links into a form. */
export const SEO_PANEL_ID = 'seo'
