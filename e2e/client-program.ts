import type { Page } from '@playwright/test'

/** Waits until the client program runs: React then owns the page. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
}
