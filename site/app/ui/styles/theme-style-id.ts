/** Id of the style element of the theme, which the Content-Security-Policy allows by its hash. */
export const THEME_STYLE_ID = 'theme'
