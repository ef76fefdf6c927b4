import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'
import { holdScripts } from '../support/hydration.ts'
import { layoutLocators, openAt } from '../support/layout-locators.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** React and the parts that load on demand, by the first letters of their files. */
const LATER = ['react', 'shared', 'mount-', 'story-', 'sugges', 'masks', 'zod']
const LOG_IN = /assets\/mount--/

test('Home loads no React and no scripts of dialogs, search and forms at first; hover on «Войти» loads the log-in dialog', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAt(page, '/', 1320)
  await page.waitForLoadState('networkidle')
  const files = readdirSync('site/build/client/assets')
  for (const name of LATER) {
    expect(files.filter((file) => file.startsWith(`${name}-`))).not.toEqual([])
    expect(asked.filter((url) => url.includes(`/assets/${name}-`))).toEqual([])
  }
  const dialog = page.waitForRequest(LOG_IN)
  await page.getByRole('link', { name: 'Войти' }).hover()
  await dialog
})

test('Menus, lists and the order form work while all scripts are missing', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1320, height: 800 })
  await page.goto('/catalog/')
  const { menu } = layoutLocators(page)
  await menu.getByText('Раздел «Каталог»').locator('..').click()
  await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByLabel('Ваше имя')).toBeFocused()
})

test('«Меню» opens the drawer before any script is loaded, and it stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const letCome = await holdScripts(page)
  await page.goto('/catalog/', { waitUntil: 'domcontentloaded' })
  const { bar, drawer } = layoutLocators(page)
  await bar.getByRole('button', { name: 'Меню' }).click()
  await expect(page.locator('#drawer')).toBeVisible()
  await page.locator('#drawer summary').first().click()
  const link = page.locator('#drawer').getByRole('link', { name: 'Весь каталог' })
  await expect(link).toBeVisible()
  letCome()
  await expect(drawer).toHaveAccessibleName('Меню')
  await expect(link).toBeVisible()
})

test('Hover on «Каталог» opens its menu before any script is loaded, and it stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 800 })
  const letCome = await holdScripts(page)
  await page.goto('/help/', { waitUntil: 'domcontentloaded' })
  const { menu } = layoutLocators(page)
  const group = menu.getByRole('link', { name: 'Трикотаж', exact: true })
  await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
  await expect(group).toBeVisible()
  letCome()
  await elementsDefined(page)
  await expect(group).toBeVisible()
  await page.mouse.move(5, 700)
  await expect(group).toBeHidden()
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
