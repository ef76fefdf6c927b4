import type { Page } from '@playwright/test'

/** Waits until the custom elements less than one screen away are defined (site/app/page-elements.ts). */
export async function elementsDefined(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isNear = (element: Element) => {
      const isContents = getComputedStyle(element).display === 'contents'
      const box = isContents ? element.firstElementChild : element
      return box?.checkVisibility() && box.getBoundingClientRect().top < 2 * innerHeight
    }
    // Visitors with a session load these, and a press on its button the last one.
    const missing = document.querySelectorAll(':not(:defined, account-links, price-from, cart-adder)')
    return customElements.get('masked-link') && ![...missing].some(isNear)
  })
}
