/** Defines the custom elements of all pages and starts the scripts of every page. Every page loads it; no React here. */
import { defineIslands } from './browser/islands/react-island.element.ts'
import { islands } from './islands.ts'
import { startPage } from './start-page.ts'
import { nameClickedPictures } from './ui/card/card-transition.ts'
import { whenShown } from './ui/element/when-shown.ts'
import './catalog/group/product-filter.element.ts'
import './catalog/item/order-call.element.ts'
import './catalog/offer/margin-calculator.element.ts'
import './catalog/price-from.element.ts'
import './catalog/recent/recent-items.element.ts'
import './layout/notices/cookie-notice.element.ts'
import './layout/offline-screen.element.ts'
import './layout/scroll-top/scroll-top.element.ts'
import './pages/help/faq-search.element.ts'
import './prices/chosen-product.element.ts'
import './prices/item-price.element.ts'
import './ui/checkbox-menu/checkbox-menu.element.ts'
import './ui/field/masked-field.element.ts'
import './ui/field/password-field.element.ts'
import './ui/masked-link/masked-link.element.ts'
import './ui/toast/toast-stack.element.ts'

defineIslands(islands)
nameClickedPictures()
whenShown(startPage)
