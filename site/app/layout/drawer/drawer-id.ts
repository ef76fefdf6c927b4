/** Id of the drawer, which its buttons name. */
export const DRAWER_ID = 'drawer'
