/** Elements of the menus in the header, one chunk. */
import './mega-menu.element.ts'
import './menu-disclosure.element.ts'
