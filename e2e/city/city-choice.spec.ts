import { expect, test } from '@playwright/test'
import { choose, cityUrl, storeChoice, storedChoice } from '../support/city.ts'
import { hydrated } from '../support/hydration.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'

test.use({ viewport: { width: 1320, height: 900 } })

test('Sets the city by host: phone, address, title and canonical link', async ({ page }) => {
  await page.goto(cityUrl('spb', '/catalog/'))
  await expect(page).toHaveTitle(/Санкт-Петербург$/)
  await expect(page.getByText('Санкт-Петербург, Ситцевая набережная, 12').first()).toBeVisible()
  await expect(page.locator('footer')).toContainText('Ситцевая набережная, 12')
  await expect(page.locator('#order-form-sect a[href="tel:+78121234567"]')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', cityUrl('spb', '/catalog/'))
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(
    (url) => url.host === new URL(cityUrl('spb')).host && url.pathname !== '/catalog/',
  )
  await page.goto(cityUrl('', '/catalog/'))
  await expect(page).not.toHaveTitle(/Москва/)
  await expect(page.getByText('Москва, Набойный переулок, 7').first()).toBeVisible()
})

test('Shows all seven cities without scrolling', async ({ page }) => {
  await page.goto(cityUrl(''))
  await hydrated(page)
  await page.getByRole('button', { name: 'Выбрать город' }).click()
  const list = page.getByRole('dialog', { name: 'Выберите город' })
  await expect(list.getByRole('link')).toHaveCount(7)
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
})

test("Opens the chosen city's subdomain at the same path, and stores the choice with its time", async ({
  page,
}) => {
  await page.goto(cityUrl('', '/catalog/?utm_source=vk'))
  await hydrated(page)
  const before = Date.now()
  await choose(page, 'Санкт-Петербург')
  await expect(page).toHaveURL(cityUrl('spb', '/catalog/?utm_source=vk'))
  const choice = await storedChoice(page)
  expect(choice?.id).toBe(2)
  expect(choice?.at).toBeGreaterThanOrEqual(before)
  await page.getByRole('button', { name: 'Выбрать город' }).click()
  await expect(page.getByRole('link', { name: 'Санкт-Петербург', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('Redirects the base to the chosen city for 24 hours, then to the default city', async ({ page }) => {
  await page.goto(cityUrl(''))
  await storeChoice(page, 2, 23.9)
  await page.goto(cityUrl('', '/blog-0/?a=1#order-form-sect'))
  await expect(page).toHaveURL(cityUrl('spb', '/blog-0/?a=1#order-form-sect'))
  expect((await storedChoice(page))?.id).toBe(2)

  await page.goto(cityUrl('tula'))
  await storeChoice(page, 2, 1)
  await page.reload()
  await expect(page).toHaveURL(cityUrl('tula'))
})

test('Discards a choice older than 24 hours and an unknown city', async ({ page }) => {
  await page.goto(cityUrl(''))
  for (const [id, hoursAgo] of [
    [2, 24.1],
    [999, 1],
  ] as const) {
    await storeChoice(page, id, hoursAgo)
    await page.goto(cityUrl(''))
    await expect(page).toHaveURL(cityUrl(''))
    expect(await storedChoice(page)).toBeNull()
  }
})

test('Refreshes a valid choice', async ({ page }) => {
  await page.goto(cityUrl(''))
  await storeChoice(page, 1, 20)
  const before = Date.now()
  await page.reload()
  expect((await storedChoice(page))?.at).toBeGreaterThanOrEqual(before)
})

test('Keeps a visitor who changes the city again or returns to the default one', async ({ page }) => {
  await page.goto(cityUrl('spb', '/catalog/'))
  await hydrated(page)
  await choose(page, 'Тула')
  await expect(page).toHaveURL(cityUrl('tula', '/catalog/'))
  await page.goto(cityUrl('', '/catalog/'))
  await expect(page).toHaveURL(cityUrl('tula', '/catalog/'))
  await hydrated(page)
  await choose(page, 'Москва')
  await expect(page).toHaveURL(cityUrl('', '/catalog/'))
  await page.reload()
  await expect(page).toHaveURL(cityUrl('', '/catalog/'))
  expect((await storedChoice(page))?.id).toBe(1)
})

test('Stays on the page when the current city is chosen', async ({ page }) => {
  await page.goto(cityUrl('spb'))
  await hydrated(page)
  await choose(page, 'Санкт-Петербург')
  await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeHidden()
  await expect(page).toHaveURL(cityUrl('spb'))
  await expect.poll(async () => (await storedChoice(page))?.id).toBe(2)
})

test('Does not trap the back button on a redirecting page', async ({ page }) => {
  await page.goto(cityUrl('', '/catalog/'))
  await storeChoice(page, 2, 1)
  await page.goto(cityUrl('tula'))
  await page.goto(cityUrl(''))
  await expect(page).toHaveURL(cityUrl('spb'))
  await page.goBack()
  await expect(page).toHaveURL(cityUrl('tula'))
})

test('Redirects an unknown subdomain to the base', async ({ page }) => {
  await page.goto(cityUrl('omsk', '/catalog/'))
  await expect(page).toHaveURL(cityUrl('', '/catalog/'))
})

test('Sends the city and the original referrer with an order', async ({ page }) => {
  await page.route('https://search.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'referrer-policy': 'unsafe-url' },
      body: `<a href="${cityUrl('', '/?utm_source=vk')}">Раппорт</a>`,
    }),
  )
  await page.goto('https://search.example/')
  await page.getByRole('link').click()
  await hydrated(page)
  await choose(page, 'Санкт-Петербург')
  await expect(page).toHaveURL(cityUrl('spb', '/?utm_source=vk'))
  await hydrated(page)
  const fields = orderForm(page)
  await fillIn(fields, anna)
  const sent = page.waitForRequest('**/api/v1/send-order-mail')
  await fields.submit.click()
  const body = (await sent).postData() ?? ''
  expect(body).toMatch(/name="cityId"\s+2\s/)
  expect(body).toMatch(/name="utmSource"\s+vk\s/)
  expect(body).toMatch(/name="referrerUrl"\s+https:\/\/search\.example\/\s/)
  await expect(fields.thanks).toBeVisible()
})

test('Opens the choice from the drawer on a small screen', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(cityUrl('', '/catalog/'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Выбрать город' }).click()
  const dialog = page.getByRole('dialog', { name: 'Выберите город' })
  await expect(dialog.getByRole('link')).toHaveCount(7)
  expect(warnings).toEqual([])
  await dialog.getByRole('link', { name: 'Краснодар' }).click()
  await expect(page).toHaveURL(cityUrl('krasnodar', '/catalog/'))
})

test('Works by keyboard, and Escape returns the focus', async ({ page }) => {
  await page.goto(cityUrl(''))
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Выбрать город' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible()
  for (const city of await page.getByRole('dialog', { name: 'Выберите город' }).getByRole('link').all())
    await expect(city).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Санкт-Петербург', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(cityUrl('spb'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links to each city, and an order has it', async ({ page }) => {
    await page.goto(cityUrl('', '/catalog/'))
    await page.getByRole('button', { name: 'Выбрать город' }).click()
    await page.getByRole('link', { name: 'Саратов' }).click()
    await expect(page).toHaveURL(
      (url) => url.host === new URL(cityUrl('saratov')).host && url.pathname === '/catalog/',
    )
    await expect(page.locator('#order-form-sect input[name=cityId]')).toHaveValue('7')
    const fields = orderForm(page)
    await fillIn(fields, { ...anna, phone: '900' })
    await fields.submit.click()
    await expect(fields.form.getByText('Введите телефон целиком').first()).toBeVisible()
    await expect(page).toHaveURL(cityUrl('saratov', '/order/'))
    await expect(page.locator('input[name=cityId]')).toHaveValue('7')
  })
})
