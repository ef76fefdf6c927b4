import { expect, type Locator, type Page } from '@playwright/test'

/** More than a screen of the back office has to stop at before what one looks for. */
const STOPS_MAX = 120

type TabKey = 'Tab' | 'Shift+Tab'

/** Goes on with Tab as somebody without a mouse does, or back, until it has the focus. */
export async function tabTo(page: Page, target: Locator, key: TabKey = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Goes there and presses it, by keys alone. */
export async function pressOn(page: Page, target: Locator, key: TabKey = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}
