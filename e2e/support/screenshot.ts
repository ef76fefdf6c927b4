import type { Locator, Page } from '@playwright/test'

/**
 * Saves a screenshot in `e2e/screenshots/` if `SCREENSHOTS` is set, because screenshots double the time of the tests.
 */
export async function saveScreenshot(
  shown: Page | Locator,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await shown.screenshot({ ...options, path: `e2e/screenshots/${name}.png` })
}
