import type { Page } from '@playwright/test'

/** Waits until the custom elements of the page are defined (site/app/elements.ts). */
export async function elementsDefined(page: Page): Promise<void> {
  await page.waitForFunction(
    () => customElements.get('masked-link') && !document.querySelector(':not(:defined)'),
  )
}
