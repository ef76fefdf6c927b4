import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/hydration.ts'
import { scrollPageBy } from './support/layout-locators.ts'

const GROUP = '/catalog/trikotaj/futbolki-i-polo/'
const PRODUCT = '/catalog/futbolki-i-polo/polo/'

const cards = (page: Page) => page.getByRole('main').locator(`a[href="${PRODUCT}"]`)

test('Opens another page at its top, and restores the position on Back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(GROUP)
  await hydrated(page)
  await cards(page).first().scrollIntoViewIfNeeded()
  // Texts near the cards request typefaces, too, which may change the number of their lines.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const from = await page.evaluate(() => scrollY)
  expect(from).toBeGreaterThan(300)
  await cards(page).first().click()
  await expect(page).toHaveURL(PRODUCT)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(GROUP)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from)
})

test('Loads a page before it is opened when a mouse rests on its link', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto(GROUP)
  const prefetched = page.context().waitForEvent('request', (request) => {
    const { 'sec-purpose': purpose = '' } = request.headers()
    return new URL(request.url()).pathname === PRODUCT && purpose.startsWith('prefetch')
  })
  await cards(page).first().hover()
  await prefetched
})

test('Restores the tiles of «Показать ещё» and the scroll position on Back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await hydrated(page)
  const tiles = page.getByRole('region', { name: 'Каталог', exact: true }).getByRole('listitem')
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(tiles.filter({ visible: true })).toHaveCount(16)
  await tiles.nth(12).scrollIntoViewIfNeeded()
  const from = await page.evaluate(() => scrollY)
  await tiles.nth(12).getByRole('link').first().click()
  await expect(page).not.toHaveURL('/')
  await page.goBack()
  await expect(tiles.filter({ visible: true })).toHaveCount(16)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from)
})

test('Focuses the main content after «Наверх»', async ({ page }) => {
  await page.goto('/catalog/')
  await hydrated(page)
  await scrollPageBy(page, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await scrollPageBy(page, -300)
  await page.getByRole('button', { name: 'Наверх' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const [quantity, words] of [
  ['0', 'Укажите от 1 до 1 000 000 шт целым числом'],
  ['-5', 'Укажите от 1 до 1 000 000 шт целым числом'],
  ['1.5', 'Укажите от 1 до 1 000 000 шт целым числом'],
  ['999999999', 'Укажите от 1 до 1 000 000 шт целым числом'],
] as const)
  test(`Reports ${quantity} pieces as an invalid quantity`, async ({ page }) => {
    await page.goto(PRODUCT)
    await hydrated(page)
    const field = page.getByLabel('Количество, шт')
    await field.fill(quantity)
    await expect(field).toHaveAccessibleDescription(words)
    await field.fill('120')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '120' })).toBeVisible()
  })

test('Accepts a typed or pasted comma as the decimal separator of a quantity', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/catalog/hlopkovye-tkani/sitec/')
  await hydrated(page)
  const field = page.getByLabel('Количество, пог. м')
  await field.selectText()
  await field.pressSequentially('12,5')
  await expect(field).toHaveValue('12.5')
  await field.selectText()
  await page.evaluate(() => navigator.clipboard.writeText('2,5'))
  await page.keyboard.press('Control+V')
  await expect(field).toHaveValue('2.5')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2,5' })).toBeVisible()
})

test('Accepts a quantity of fabric in half metres, and refuses other fractions', async ({ page }) => {
  await page.goto('/catalog/hlopkovye-tkani/sitec/')
  await hydrated(page)
  const field = page.getByLabel('Количество, пог. м')
  await field.fill('2.5')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2,5' })).toBeVisible()
  await field.fill('2.7')
  await expect(field).toHaveAccessibleDescription(/можно половинами/)
})

test('Fits or scrolls the mega-menu within a window 640 or 730 px high', async ({ page }) => {
  for (const height of [640, 730]) {
    await page.setViewportSize({ width: 1366, height })
    await page.goto('/catalog/')
    await hydrated(page)
    const menu = page.getByRole('navigation', { name: 'Главное меню' })
    await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
    const last = menu.getByRole('link', { name: 'Для магазинов и бутиков' })
    await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Трикотаж', exact: true }).hover()
    await page.mouse.wheel(0, 1000)
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})
