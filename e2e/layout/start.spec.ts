import { expect, test } from '@playwright/test'
import { holdClientProgram, hydrated } from '../support/hydration.ts'
import { layoutLocators, openAt } from '../support/layout-locators.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

const LATER = /(?:auth-dialog|story-viewer|suggestions|masks|zod)-/

test('Home loads no scripts of dialogs, search and forms at first; hover on «Войти» loads the log-in dialog', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAt(page, '/', 1320)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => LATER.test(url))).toEqual([])
  const dialog = page.waitForRequest(/auth-dialog-/)
  await page.getByRole('link', { name: 'Войти' }).hover()
  await dialog
})

test('The client program is requested only after the first picture is loaded', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/media/**', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/blog/birka-sostavnik-kod/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
  resolve()
  await hydrated(page)
  const [script = -1, picture = -1] = [/^\/assets\/.*\.js$/, /^\/media\//].map((kind) =>
    asked.findIndex((path) => kind.test(path)),
  )
  expect(script).toBeGreaterThan(picture)
})

test('The client program starts in a browser with pictures switched off', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const withoutPictures = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false']
  const browser = await playwright.chromium.launch({ ...launchOptions, args: withoutPictures })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.goto('/')
  await hydrated(page)
  await browser.close()
})

test('A click on «Меню» before the client program runs opens the drawer afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const letCome = await holdClientProgram(page)
  await page.goto('/catalog/')
  const { bar, drawer } = layoutLocators(page)
  await bar.getByRole('button', { name: 'Меню' }).click()
  await expect(page).toHaveURL('/catalog/')
  letCome()
  await hydrated(page)
  await expect(drawer).toBeVisible()
})

test('A button clicked before the client program runs is animated until its action is done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const letCome = await holdClientProgram(page)
  await page.goto('/catalog/')
  const { bar, drawer } = layoutLocators(page)
  const movesIn = (name: string) =>
    bar.getByRole('button', { name }).evaluate((button) => button.getAnimations().length)
  await bar.getByRole('button', { name: 'Каталог' }).click()
  await bar.getByRole('button', { name: 'Меню' }).click()
  expect([await movesIn('Каталог'), await movesIn('Меню')]).toEqual([1, 1])
  letCome()
  await expect(drawer).toBeVisible()
  expect([await movesIn('Каталог'), await movesIn('Меню')]).toEqual([0, 0])
})

test('A menu opened before the client program runs stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 800 })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
  const letCome = await holdClientProgram(page)
  await page.goto('/catalog/')
  const { menu } = layoutLocators(page)
  const group = menu.getByRole('link', { name: 'Трикотаж', exact: true })
  await menu.getByText('Раздел «Каталог»').locator('..').click()
  await expect(group).toBeVisible()
  letCome()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(group).toBeVisible()
})

test('Hover on «Каталог» before the client program runs opens its menu afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 800 })
  const letCome = await holdClientProgram(page)
  await page.goto('/catalog/')
  const { menu } = layoutLocators(page)
  await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
  letCome()
  await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeVisible()
})

test('Back shows the previous page even when the client program is not running', async ({ page }) => {
  await page.goto('/help/')
  await hydrated(page)
  await layoutLocators(page).menu.getByRole('link', { name: 'Доставка', exact: true }).click()
  await expect(page).toHaveURL('/help/delivery/')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/help/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Как заказать/)
})

test('When the client program fails to load, a click on «Каталог» opens the catalogue page', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await layoutLocators(page).bar.getByRole('button', { name: 'Каталог' }).click()
  await page.clock.fastForward(9_000)
  await expect(page).toHaveURL(/\/catalog\/\??$/)
})

test('When the script of the drawer fails to load, a message is shown', async ({ page }) => {
  await page.route(/drawer-/, (route) => route.abort())
  const { bar, drawer } = await openAt(page, '/', 360)
  await bar.getByRole('button', { name: 'Меню' }).click()
  await expect(page.getByText('Не получилось загрузить').filter({ visible: true }).first()).toBeVisible()
  await expect(drawer).toBeHidden()
})

for (const width of [360, 1320])
  test(`No layout shifts at ${width} px while menus, search and stories open and close`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // A shift right after an input is expected.
        for (const entry of list.getEntries() as LayoutShift[])
          if (!entry.hadRecentInput)
            shifts.push(`${entry.value} ${entry.sources.map(({ node }) => (node as Element)?.className)}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { menu, bar, drawer, search, found, stories, viewer } = await openAt(page, '/catalog/', width)
    if (width < 1024) {
      await bar.getByRole('button', { name: 'Меню' }).click()
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    } else {
      await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
      await expect(menu.getByRole('link', { name: 'Футболки и поло' })).toBeVisible()
      await page.mouse.move(5, 800)
      await expect(menu.getByRole('link', { name: 'Футболки и поло' })).toBeHidden()
    }
    await search.click()
    await search.fill('футболка')
    await expect(found).toBeVisible()
    await page.keyboard.press('Escape')
    // An open list covers the stories: Playwright would scroll to them.
    await expect(found).toBeHidden()
    await stories.getByRole('button').first().click()
    await expect(viewer.getByRole('status')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
