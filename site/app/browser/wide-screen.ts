/** Matches where the menus are in the header. Below it they are in the drawer. */
export const wideScreen = matchMedia('(min-width: 1024px)')
