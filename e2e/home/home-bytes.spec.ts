import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'

const BYTES_MAX = 350 * 1024

/** Screens of phones: a small one, the same two pixels to a point, and the one that Lighthouse takes. */
const PHONES = [
  { width: 360, height: 780, pixels: 1 },
  { width: 360, height: 780, pixels: 2 },
  { width: 412, height: 823, pixels: 1.75 },
]

/** Counts what comes over the wire, headers included. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

/** How many pictures of a block have come; the rest are not asked for. */
const loadedIn = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .locator('picture > img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const { width, height: screen, pixels } of PHONES)
  test.describe(`on a phone of ${width} × ${screen} px, ${pixels} pixels to a point`, () => {
    test.use({
      viewport: { width, height: screen },
      deviceScaleFactor: pixels,
      isMobile: true,
      hasTouch: true,
    })

    test('Home has at most 350 KB in all until somebody scrolls; then its pictures come, and nothing moves', async ({
      page,
    }) => {
      // The show of the slides goes on for as long as it is looked at, a picture every five seconds.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const bytes = await countBytes(await page.context().newCDPSession(page))
      await page.goto('/')
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect(bytes()).toBeGreaterThan(100 * 1024)
      expect(bytes()).toBeLessThanOrEqual(BYTES_MAX)
      expect(await loadedIn(page, 'Главное')).toBe(1)
      expect(await loadedIn(page, 'Каталог')).toBe(0)

      const before = await height(page)
      await page.evaluate(() => scrollBy(0, 1))
      await expect.poll(() => loadedIn(page, 'Каталог')).toBeGreaterThan(0)
      expect(await height(page)).toBe(before)
    })
  })

test('A block within a screen of being seen has its pictures without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1_600 })
  await page.goto('/')
  await expect.poll(() => loadedIn(page, 'Каталог')).toBeGreaterThan(0)
})

test('Home come to from another page leaves its pictures to the browser', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/help/delivery/')
  await hydrated(page)
  await page.getByRole('link', { name: 'На главную' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваш рисунок на нашей ткани')
  await expect(page.locator('[data-held]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('every picture of Home has its place, and is loaded when it is near', async ({ page }) => {
    await page.goto('/')
    const picture = page.getByRole('region', { name: 'Каталог', exact: true }).locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
