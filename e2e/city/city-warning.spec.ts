import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from '../support/axe.ts'
import { cityUrl } from '../support/city.ts'
import { hydrated } from '../support/hydration.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Важно в вашем городе' })
const texts = (page: Page) => bar(page).getByRole('paragraph')

/** Sums up layout shifts of every page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = { shifts: 0 }
    Object.assign(window, { sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Reads the sum after a painted frame. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { sum: { shifts: number } }).sum.shifts
  })

test('Shows the warnings of a city on every page', async ({ page }) => {
  await page.goto(cityUrl(''))
  await expect(texts(page)).toHaveText([/цех стоит/, /Экскурсия/])
  await page.goto(cityUrl('spb', '/catalog/'))
  await expect(texts(page)).toHaveText([/Самовывоз/])
  await page.goto(cityUrl('tula'))
  await expect(bar(page)).toBeHidden()
})

test('Hides a dismissed warning for good and keeps the others', async ({ page }) => {
  await page.goto(cityUrl(''))
  await page.getByRole('button', { name: 'Скрыть: С 31 декабря' }).click()
  await expect(texts(page).filter({ visible: true })).toHaveText([/Экскурсия/])
  await expect(page.getByRole('button', { name: 'Скрыть: Экскурсия' })).toBeFocused()
  const seen = await page.evaluate(() => JSON.parse(localStorage.getItem('seenCityWarnings') ?? ''))
  expect(seen).toEqual([expect.stringContaining('цех стоит')])
  await page.goto(cityUrl('', '/catalog/'))
  await expect(texts(page).filter({ visible: true })).toHaveText([/Экскурсия/])
})

test('Shows one warning at a time, with keys for the others', async ({ page }) => {
  await page.goto(cityUrl(''))
  const heights = async () =>
    Promise.all(
      (await texts(page).all()).map(async (text) => (await text.locator('..').boundingBox())?.height),
    )
  const [first, second] = await heights()
  expect([Number(first) > 20, second]).toEqual([true, 0])
  await hydrated(page)
  await page.keyboard.press('Tab')
  for (const name of ['Скрыть: С 31 декабря', 'Скрыть: Экскурсия']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  expect(Number((await heights())[1])).toBeGreaterThan(20)
})

test('Dismisses a warning before the client bundle runs, and does not shift when it is hidden later', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('/visitor-script-') ? route.continue() : route.abort(),
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(cityUrl('spb'))
  await page.getByRole('button', { name: 'Скрыть: Самовывоз' }).click()
  await expect(texts(page)).toBeHidden()
  await page.unroute('**/assets/*.js')
  await watchShifts(page)
  // Not a reload: Chromium counts no shifts after one.
  await page.goto(cityUrl('spb', '/catalog/'))
  await hydrated(page)
  await expect(texts(page)).toBeHidden()
  expect(await shifts(page)).toBeLessThan(0.001)
})

test('Shows a warning without a layout shift', async ({ page }) => {
  await watchShifts(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(cityUrl(''))
  await hydrated(page)
  await expect(texts(page).first()).toBeVisible()
  expect(await shifts(page)).toBeLessThan(0.001)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a warning is readable', async ({ page }) => {
    await page.goto(cityUrl('rostov'))
    await expect(texts(page)).toHaveText([/переехал/])
  })
})

for (const width of [360, 1320])
  test(`Has no axe violations in warnings and the city choice at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(cityUrl('krasnodar', '/catalog/'))
    await hydrated(page)
    await expect(texts(page)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    if (width < 1024) await page.getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('button', { name: 'Выбрать город' }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await saveScreenshot(page, `city-choice-${width}`)
  })
