/** Elements that only some pages have, by their name. The chunk of an element loads with the first page that has it. */
const pageElements: Record<string, () => Promise<unknown>> = {
  'catalog-preview': () => import('./home/catalog-preview.element.ts'),
  'checkbox-menu': () => import('./ui/checkbox-menu/checkbox-menu.element.ts'),
  'chosen-product': () => import('./prices/chosen-product.element.ts'),
  'faq-search': () => import('./pages/help/faq-search.element.ts'),
  'item-price': () => import('./prices/item-price.element.ts'),
  'like-button': () => import('./reactions/like-button.element.ts'),
  'margin-calculator': () => import('./catalog/offer/margin-calculator.element.ts'),
  'material-dialog': () => import('./materials/material-dialog.element.ts'),
  'office-hours': () => import('./contacts/office/office-hours.element.ts'),
  'office-map': () => import('./contacts/map/office-map.element.ts'),
  'order-call': () => import('./catalog/item/order-call.element.ts'),
  'page-carousel': () => import('./ui/carousel/carousel.element.ts'),
  'password-field': () => import('./ui/field/password-field.element.ts'),
  'picture-viewer': () => import('./ui/picture/picture-viewer.element.ts'),
  'post-counts': () => import('./blog/post-counts.element.ts'),
  'product-filter': () => import('./catalog/group/product-filter.element.ts'),
  'product-gallery': () => import('./catalog/item/gallery.element.ts'),
  'recent-items': () => import('./catalog/recent/recent-items.element.ts'),
  'recent-queries': () => import('./search/recent/recent-queries.element.ts'),
  'share-menu': () => import('./reactions/share-menu.element.ts'),
  'story-row': () => import('./layout/stories/stories.element.ts'),
  'tab-links': () => import('./ui/tabs/tab-links.element.ts'),
  'video-excursion': () => import('./home/excursion.element.ts'),
  'video-player': () => import('./home/video/video-player.element.ts'),
}

/** Buttons that do nothing without their element. */
const BUTTON = 'button[type="button"]:not([popovertarget], [commandfor])'

/** Presses a button again when the element around it, which was still loading, is defined. */
function repeatEarlyPresses(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
    const loading = pageElements[button?.closest(':not(:defined)')?.localName ?? '']
    if (loading) void loading().then(() => button?.click())
  })
}

/** Loads the definitions of the elements on this page. Elements that are added later load theirs too. */
export function definePageElements(): void {
  repeatEarlyPresses()
  for (const element of document.querySelectorAll(':not(:defined)')) define(element)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll(':not(:defined)')]) define(each)
  }).observe(document.body, { childList: true, subtree: true })
}

const define = ({ localName }: Element) => void pageElements[localName]?.()
