import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than a screen of the back office has before any control. */
const STOPS_MAX = 120

type TabKey = 'Tab' | 'Shift+Tab'

/** Presses Tab, or Shift+Tab, until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: TabKey = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    // An open list of a field on the way hides the rest of the page from assistive technology.
    const isShown = (await target.count()) > 0
    if (isShown && (await target.evaluate((element) => element === document.activeElement))) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Focuses an element by Tab and presses it by keyboard. */
export async function pressOn(page: Page, target: Locator, key: TabKey = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}
