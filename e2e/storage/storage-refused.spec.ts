import { expect, type Page, test } from '@playwright/test'
import { choose, cityUrl } from '../support/city.ts'
import { hydrated } from '../support/hydration.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'

test.use({ viewport: { width: 1320, height: 900 } })

/** Behaves like a browser that forbids storage. */
const forbid = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

/** Behaves like a browser whose quota is used up. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

for (const [kind, refuse] of Object.entries({ forbidden: forbid, full: fill }))
  test(`Works with storage that is ${kind}: cities, warnings, navigation and orders`, async ({ page }) => {
    test.slow()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await refuse(page)
    await page.goto(cityUrl('', '/?utm_source=vk'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Скрыть: С 31 декабря' }).click()
    await expect(page.getByText(/цех стоит/)).toBeHidden()
    await page.locator('main a[href="/catalog/trikotaj/futbolki-i-polo/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Футболки и поло')
    await choose(page, 'Тула')
    await expect(page).toHaveURL(cityUrl('tula', '/catalog/trikotaj/futbolki-i-polo/'))
    await hydrated(page)
    await choose(page, 'Москва')
    await expect(page).toHaveURL(cityUrl('', '/catalog/trikotaj/futbolki-i-polo/'))
    await hydrated(page)
    const fields = orderForm(page)
    await fillIn(fields, anna)
    await fields.submit.click()
    await expect(fields.thanks).toBeVisible()
    expect(errors).toEqual([])
  })

test('Works with malformed stored data', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(cityUrl(''))
  await page.evaluate(() => {
    for (const key of ['city', 'seenCityWarnings', 'lastUpdate', 'userToken', 'visitorId', 'cookieConsent'])
      localStorage.setItem(key, '{"')
    for (const key of ['visit', 'clientPlace', 'cameFrom', 'ledToCity']) sessionStorage.setItem(key, '[1')
  })
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Экскурсия по фабрике —')).toBeVisible()
  expect(errors).toEqual([])
})
