import { expect, type Page, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'

test.use({ viewport: { width: 360, height: 780 } })

// A late font is first used after the reload. The two heights would then differ.
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))

const late = (page: Page) => page.locator('[data-late]')
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const scrollPlace = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('Home lays out its blocks one by one while the visitor is idle; its height then equals that after a reload', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(late(page)).toHaveCount(1)
  await elementsDefined(page)
  await expect(late(page)).toHaveCount(0)
  const height = await pageHeight(page)
  await page.reload()
  await elementsDefined(page)
  await expect(late(page)).toHaveCount(0)
  expect(await pageHeight(page)).toBe(height)
})

test('An early click on «Рассчитать стоимость» lays out all of Home and scrolls to the order form', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Рассчитать стоимость' }).first().click()
  await expect(late(page)).toHaveCount(0)
  await expect(page.locator('#order-form-sect h2')).toBeInViewport()
})

test('A reload of Home keeps the scroll position and the position of the block in view', async ({ page }) => {
  await page.goto('/')
  await elementsDefined(page)
  await expect(late(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
  const block = page.getByRole('region', { name: 'Фабрика в цифрах' })
  const above = await block.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.reload()
  await expect.poll(() => scrollPlace(page)).toBe(4000)
  await expect(late(page)).toHaveCount(0)
  expect(await block.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(above)
})
