import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findAxeViolations } from '../support/axe.ts'
import { crawlSite } from '../support/crawl/crawl-site.ts'
import { OWN_PRODUCT, takeFirstSteps } from '../support/first-steps.ts'
import { expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' }, true)

const WIDTHS = [360, 768, 1320, 1920]

/** Checks the open step at all widths. */
async function inspectStep(page: Page, name: string): Promise<void> {
  if (await page.locator('iframe').isVisible())
    await expect(page.frameLocator('iframe').getByRole('contentinfo')).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `setup-${name}-${width}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 1320, height: 900 })
  // The page in the preview has landmarks of its own.
  expect(await findAxeViolations(page, { withoutRules: ['landmark-unique'] })).toEqual([])
}

test('The first steps lead an owner from an empty site through company, look, texts and catalogue to the first order', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signInOwner(context, site)
  await takeFirstSteps(page, site, inspectStep)
  await page.goto(`${site.origin}/help/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Как заказать' })).toBeVisible()
  await expect(page.getByText('как в счёте').first()).toBeVisible()
  await expect(page.getByText('Можно сначала увидеть образец?')).toBeVisible()
  await orderAsVisitor(page)
  const { pages, faults } = await crawlSite(site.origin)
  expect(faults).toEqual([])
  expect(pages).toContain(OWN_PRODUCT)
})

/** Opens the site as a visitor, from the home page to an order. */
async function orderAsVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'))
  for (const [name, path] of Object.entries({ home: '/', catalog: '/catalog/', product: OWN_PRODUCT }))
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.origin}${path}`)
      await saveScreenshot(page, `hour-${name}-${width}`, { fullPage: true })
    }
  await expect(page.getByText('1 200 ₽').first()).toBeVisible()
  const picture = page.getByRole('img', { name: 'Футболка «Классика»' }).first()
  expect((await picture.boundingBox())?.width, 'a single picture has the whole width').toBeGreaterThan(400)
  await page.goto(`${site.origin}/`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Футболки/ })
      .first(),
  ).toBeVisible()
  await page.goto(`${site.origin}${OWN_PRODUCT}`)
  const fields = orderForm(page)
  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  await saveScreenshot(page, 'hour-order-1320')
  await openScreen(page, site, '/orders/', 'Заявки')
  await expect(page.getByText(anna.name).first()).toBeVisible()
}
