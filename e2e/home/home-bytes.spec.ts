import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'

const BYTES_MAX = 350 * 1024

/** A small phone with 1 and 2 device pixels per CSS pixel, and the phone that Lighthouse emulates. */
const PHONES = [
  { width: 360, height: 780, pixels: 1 },
  { width: 360, height: 780, pixels: 2 },
  { width: 412, height: 823, pixels: 1.75 },
]

/** Counts the bytes received over the network, headers included. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

const loadedIn = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .locator('picture > img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const { width, height: screen, pixels } of PHONES)
  test.describe(`phone of ${width} × ${screen} px, ${pixels} device pixels per CSS pixel`, () => {
    test.use({
      viewport: { width, height: screen },
      deviceScaleFactor: pixels,
      isMobile: true,
      hasTouch: true,
    })

    test('Home loads at most 350 KB before the first scroll; then it loads its pictures without a layout shift', async ({
      page,
    }) => {
      // Otherwise the slide show loads another picture every five seconds.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const bytes = await countBytes(await page.context().newCDPSession(page))
      await page.goto('/')
      await elementsDefined(page)
      await page.waitForLoadState('networkidle')
      expect(bytes()).toBeGreaterThan(100 * 1024)
      expect(bytes()).toBeLessThanOrEqual(BYTES_MAX)
      expect(await loadedIn(page, 'Главное')).toBe(1)
      expect(await loadedIn(page, 'Каталог')).toBe(0)

      // All blocks are laid out by then: see site/document/late-layout.ts.
      await expect(page.locator('[data-late]')).toHaveCount(0)
      const before = await height(page)
      await page.evaluate(() => scrollBy(0, 1))
      await expect.poll(() => loadedIn(page, 'Каталог')).toBeGreaterThan(0)
      expect(await height(page)).toBe(before)
    })
  })

test('A block less than a screen below the viewport loads its pictures without a scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 1_600 })
  await page.goto('/')
  await expect.poll(() => loadedIn(page, 'Каталог')).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('Home shows a picture that is scrolled into view', async ({ page }) => {
    await page.goto('/')
    const picture = page.getByRole('region', { name: 'Каталог', exact: true }).locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
