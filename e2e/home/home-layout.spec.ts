import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'

test.use({ viewport: { width: 360, height: 780 } })

// A font that comes late is not shown at this visit, but at the next: the two would not be equally high.
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))

const late = (page: Page) => page.locator('[data-late]')
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const scrollPlace = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('The blocks of Home are laid out one by one while nobody acts; then the page is as high as one laid out at once', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(late(page)).toHaveCount(1)
  await hydrated(page)
  await expect(late(page)).toHaveCount(0)
  const height = await pageHeight(page)
  await page.reload()
  await hydrated(page)
  await expect(late(page)).toHaveCount(0)
  expect(await pageHeight(page)).toBe(height)
})

test('Whoever acts at once has all of Home laid out, and «Рассчитать стоимость» leads to its form', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Рассчитать стоимость' }).first().click()
  await expect(late(page)).toHaveCount(0)
  await expect(page.locator('#order-form-sect h2')).toBeInViewport()
})

test('Home that is loaded anew is laid out at once, at the place where it was', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(late(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
  const block = page.getByRole('region', { name: 'Фабрика в цифрах' })
  const above = await block.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.reload()
  await expect.poll(() => scrollPlace(page)).toBe(4000)
  await expect(late(page)).toHaveCount(0)
  expect(await block.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(above)
})
