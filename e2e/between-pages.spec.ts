import { expect, type Page, type Route, test } from '@playwright/test'
import { hydrated } from './support/hydration.ts'
import { goHome } from './support/layout-locators.ts'

const GROUP = '/catalog/trikotaj/futbolki-i-polo/'
const PRODUCT = '/catalog/futbolki-i-polo/polo/'

const cards = (page: Page) => page.getByRole('main').locator(`a[href="${PRODUCT}"]`)

/** Records every scroll position of a page, frame by frame. Returns a function that reads them. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      if (places.at(-1) !== scrollY) places.push(scrollY)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places)
}

test('Opens another page at its top, and restores the position on Back, both without smooth scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(GROUP)
  await hydrated(page)
  await cards(page).first().scrollIntoViewIfNeeded()
  const from = await page.evaluate(() => scrollY)
  expect(from).toBeGreaterThan(300)
  const places = await recordScroll(page)
  await cards(page).first().click()
  await expect(page).toHaveURL(PRODUCT)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(GROUP)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from)
  expect((await places()).filter((place) => place !== 0 && place !== from)).toEqual([])
})

test('Requests a product once in a visit, even if the visitor opens it three times', async ({ page }) => {
  await page.goto(GROUP)
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/catalog/')) asked.push(pathname)
  })
  for (const _ of [1, 2, 3]) {
    await cards(page).first().click()
    await expect(page).toHaveURL(PRODUCT)
    await page.goBack()
    await expect(page).toHaveURL(GROUP)
    await expect(cards(page).first()).toBeVisible()
  }
  expect(asked.filter((path) => path.endsWith('/polo'))).toHaveLength(1)
})

test('Preloads a product and its screen when the pointer hovers over its link', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto(GROUP)
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/catalog/polo'))
  await cards(page).first().hover()
  await answered
  await expect(page.locator('link[rel="modulepreload"][href*="catalog-item"]').first()).toBeAttached()
  const before = asked.length
  await cards(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поло')
  expect(asked.slice(before).filter((path) => path.startsWith('/api/v1/catalog/polo'))).toEqual([])
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'an answer of 500': (route) => route.fulfill({ status: 500, body: '{}' }),
  'invalid JSON': (route) => route.fulfill({ body: '<p>' }),
  'no answer': (route) => route.abort(),
}
for (const [failure, answer] of Object.entries(failures))
  test(`Shows /404/ for a product that fails to load with ${failure}, and returns to the list on Back`, async ({
    page,
  }) => {
    await page.route('**/api/v1/catalog/polo', answer)
    await page.goto('/catalog/')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Трикотаж' }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Футболки и поло' }).first().click()
    await expect(page).toHaveURL(GROUP)
    await cards(page).first().click()
    await expect(page).toHaveURL('/404/')
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(GROUP)
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
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.mouse.wheel(0, -300)
  await page.getByRole('button', { name: 'Наверх' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('Shows Home completely on Back without another request', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const blocks = page.getByRole('main').getByRole('heading', { level: 2 })
  const headings = await blocks.allTextContents()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()).pathname)
  })
  await page.getByRole('link', { name: 'Весь каталог' }).click()
  await expect(page).toHaveURL('/catalog/')
  await page.goBack()
  await expect(blocks).toHaveText(headings)
  expect(asked.filter((path) => /home-page|posts|video-block|company-clients/.test(path))).toEqual([])
})

for (const [title, status, times] of [
  ['Requests Home without a video once in a visit', 404, 1],
  ['Requests Home again if its video failed to load', 503, 2],
] as const)
  test(title, async ({ page }) => {
    await page.route('**/api/v1/video-block-index', (route) =>
      route.fulfill({ status, json: { message: 'Нет', errors: {} } }),
    )
    const excursion = page.getByRole('region', { name: 'Видео с производства' })
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/v1/home-page/blocks') asked += 1
    })
    await page.goto('/help/')
    await hydrated(page)
    for (const _ of [1, 2]) {
      await goHome(page)
      await expect(excursion).toBeAttached()
      await page.goBack()
      await expect(excursion).not.toBeAttached()
    }
    expect(asked).toBe(times)
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
