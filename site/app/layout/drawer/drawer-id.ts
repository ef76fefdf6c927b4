/** Id of the drawer, which its buttons name. */
export const DRAWER_ID = 'drawer'

/** Id of the menu in the footer, which a browser without popovers shows instead. */
export const FOOTER_MENU_ID = 'site-menu'
