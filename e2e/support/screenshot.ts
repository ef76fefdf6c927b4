import type { Locator, Page } from '@playwright/test'

/** Saves a picture in `e2e/screenshots/` to be looked at, where `SCREENSHOTS` asks for it: they take as long as the tests. */
export async function saveScreenshot(
  shown: Page | Locator,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await shown.screenshot({ ...options, path: `e2e/screenshots/${name}.png` })
}
