/** Defines the custom elements of all pages and starts the scripts of every page. Every page loads it; no React here. */
import { defineIslands } from './browser/islands/react-island.element.ts'
import { countGoals } from './browser/visit/count-goals.ts'
import { keepEarlyGoals } from './browser/visit/early-goals.ts'
import { islands } from './islands.ts'
import { definePageElements } from './page-elements.ts'
import { startPage } from './start-page.ts'
import { nameClickedPictures } from './ui/card/card-transition.ts'
import { whenShown } from './ui/element/when-shown.ts'
import './layout/drawer/site-drawer.element.ts'
import './layout/notices/cookie-notice.element.ts'
import './layout/offline-screen.element.ts'
import './layout/scroll-top/scroll-top.element.ts'
import './layout/stories/stories.element.ts'
import './search/header-search.element.ts'
import './ui/masked-link/masked-link.element.ts'
import './ui/toast/toast-stack.element.ts'

defineIslands(islands)
nameClickedPictures()
const reportEarlyGoals = keepEarlyGoals()
countGoals()
whenShown(() => {
  void definePageElements()
  startPage(reportEarlyGoals)
})
