import { expect, test } from '@playwright/test'
import { holdClientProgram, hydrated } from '../support/hydration.ts'
import { layoutLocators, openAt } from '../support/layout-locators.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

const LATER = /(?:auth-dialog|story-viewer|search-suggestions|attach-mask|zod)-/

test('What is not needed before the first interaction is not loaded before it, and then on intent', async ({
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

test('The client program is asked for after the picture that the page opens with has come', async ({
  page,
}) => {
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

test('Where pictures are switched off the client program starts all the same', async ({
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

test('A click before the client program runs is not lost: it does what it was meant to do', async ({
  page,
}) => {
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

test('A press before the client program runs is seen to be taken until it does what it was meant to do', async ({
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

test('A mouse that rests on «Каталог» before the client program runs opens its menu', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 800 })
  const letCome = await holdClientProgram(page)
  await page.goto('/catalog/')
  const { menu } = layoutLocators(page)
  await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
  letCome()
  await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeVisible()
})

test('Back before the client program runs shows the page that it leads to', async ({ page }) => {
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

test('Where the client program does not come, a click goes the browser’s own way', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await layoutLocators(page).bar.getByRole('button', { name: 'Каталог' }).click()
  await page.clock.fastForward(9_000)
  await expect(page).toHaveURL(/\/catalog\/\??$/)
})

test('Where a part does not come, the visitor is told and may try again', async ({ page }) => {
  await page.route(/drawer-/, (route) => route.abort())
  const { bar, drawer } = await openAt(page, '/', 360)
  await bar.getByRole('button', { name: 'Меню' }).click()
  await expect(page.getByText('Не получилось загрузить').filter({ visible: true }).first()).toBeVisible()
  await expect(drawer).toBeHidden()
})

for (const width of [360, 1320])
  test(`Nothing shifts at ${width} px while menus, search and stories come and go`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // What grows under a visitor's own finger is no shift.
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
    // What still covers the stories would have them scrolled to.
    await expect(found).toBeHidden()
    await stories.getByRole('button').first().click()
    await expect(viewer.getByRole('status')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
