import { atOnce, type LoadWhen, nearScreen, wideOrNear, withSession } from './browser/load-when.ts'
import { reportLoadFailure } from './browser/report-load-failure.ts'
import { whenIdle } from './browser/when-idle.ts'
import { findPressed } from './ui/element/plain-click.ts'

/**
 * Elements that a visitor may never need, by their name: when the chunk of their definition loads, and how. Those
 * without a condition load when a button in them is pressed.
 */
const pageElements: Record<string, [when: LoadWhen | undefined, load: () => Promise<unknown>]> = {
  'account-links': [withSession, () => import('./layout/header/account-links.element.ts')],
  'cart-adder': [undefined, () => import('./orders/cart/cart-adder.element.ts')],
  'catalog-preview': [atOnce, () => import('./home/catalog-preview.element.ts')],
  'checkbox-menu': [atOnce, () => import('./ui/checkbox-menu/checkbox-menu.element.ts')],
  'chosen-product': [nearScreen, () => import('./prices/chosen-product.element.ts')],
  'city-links': [nearScreen, () => import('./layout/city/city-links.element.ts')],
  'faq-search': [atOnce, () => import('./pages/help/faq-search.element.ts')],
  'item-price': [atOnce, () => import('./prices/item-price.element.ts')],
  'like-button': [nearScreen, () => import('./reactions/like-button.element.ts')],
  'margin-calculator': [atOnce, () => import('./catalog/offer/margin-calculator.element.ts')],
  'masked-field': [nearScreen, () => import('./ui/field/masked-field.element.ts')],
  'material-dialog': [atOnce, () => import('./materials/material-dialog.element.ts')],
  'mega-menu': [wideOrNear, () => import('./layout/header/menu-elements.ts')],
  'menu-disclosure': [wideOrNear, () => import('./layout/header/menu-elements.ts')],
  'office-hours': [atOnce, () => import('./contacts/office/office-hours.element.ts')],
  'office-map': [atOnce, () => import('./contacts/map/office-map.element.ts')],
  'order-call': [atOnce, () => import('./catalog/item/order-call.element.ts')],
  'page-carousel': [nearScreen, () => import('./ui/carousel/carousel.element.ts')],
  'password-field': [atOnce, () => import('./ui/field/password-field.element.ts')],
  'picture-viewer': [nearScreen, () => import('./ui/picture/picture-viewer.element.ts')],
  'popover-menu': [nearScreen, () => import('./ui/popover-menu/popover-menu.element.ts')],
  'post-counts': [atOnce, () => import('./blog/post-counts.element.ts')],
  'price-from': [withSession, () => import('./catalog/price-from.element.ts')],
  'product-filter': [atOnce, () => import('./catalog/group/product-filter.element.ts')],
  'product-gallery': [atOnce, () => import('./catalog/item/gallery.element.ts')],
  'recent-items': [atOnce, () => import('./catalog/recent/recent-items.element.ts')],
  'recent-queries': [atOnce, () => import('./search/recent/recent-queries.element.ts')],
  'share-menu': [nearScreen, () => import('./reactions/share-menu.element.ts')],
  'tab-links': [atOnce, () => import('./ui/tabs/tab-links.element.ts')],
  'video-excursion': [atOnce, () => import('./home/excursion.element.ts')],
  'video-player': [atOnce, () => import('./home/video/video-player.element.ts')],
}

/** Buttons that do nothing without their element, and links that forget the session without theirs. */
const CONTROL = 'button[type="button"]:not([popovertarget], [commandfor]), city-links a'

/** Presses a control again when the element around it, which was still loading, is defined. */
function repeatEarlyPresses(): void {
  addEventListener('click', (event) => {
    const control = event.target instanceof Element ? findPressed(event, CONTROL) : null
    const [, load] = pageElements[control?.closest(':not(:defined)')?.localName ?? ''] ?? []
    if (!control || !load) return
    const isLink = control instanceof HTMLAnchorElement
    if (isLink) event.preventDefault()
    load().then(
      () => control.click(),
      (error: unknown) => (isLink ? location.assign(control.href) : reportLoadFailure(error)),
    )
  })
}

/**
 * Loads the definitions of the elements on this page, when it is loaded and the browser is idle, or at the first touch.
 * Before that they would delay the first picture. Elements that are added later load theirs too.
 */
export async function definePageElements(): Promise<void> {
  repeatEarlyPresses()
  await Promise.race([whenIdle(), touched()])
  for (const element of document.querySelectorAll(':not(:defined)')) define(element)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll(':not(:defined)')]) define(each)
  }).observe(document.body, { childList: true, subtree: true })
}

const touched = () =>
  new Promise<Event>((resolve) => {
    for (const input of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(input, resolve, { once: true, capture: true, passive: true })
  })

function define(element: Element): void {
  const [when, load] = pageElements[element.localName] ?? []
  // Without its definition an element is what the server rendered.
  when?.(element, () => void load?.().catch(() => undefined))
}
