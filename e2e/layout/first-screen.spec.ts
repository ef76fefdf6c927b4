import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { layoutLocators } from '../support/layout-locators.ts'

/** Lowest allowed top of `main`, in px, while one notice is shown above it. */
const CONTENT_TOP_MAX = 220

const PAGES = [
  '/catalog/',
  '/catalog/trikotaj/',
  '/catalog/futbolki-i-polo/polo/',
  '/catalog/mujskie-futbolki/futbolka-klassicheskaya/',
  '/catalog/odejda/',
  '/catalog/pechat-na-shelke/',
  '/blog/',
  '/contacts/city-1/',
  '/help/delivery/',
  '/policy/',
]
const SCREENS = [
  { width: 360, height: 780 },
  { width: 1320, height: 900 },
]

/** Returns the tops of `main` and `h1`. The cookie notice and the bottom bar cover the screen below `bottom`. */
async function seen(page: Page) {
  const top = async (name: 'main' | 'h1') =>
    (await page.locator(name).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
  const notice = await layoutLocators(page).cookies.boundingBox()
  return { main: await top('main'), heading: await top('h1'), bottom: notice?.y ?? 0 }
}

for (const path of PAGES)
  test(`${path} begins its content within ${CONTENT_TOP_MAX} px and shows its heading on the first screen, at 360×780 and 1320×900`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(layoutLocators(page).cookies).toBeVisible()
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const { main, heading, bottom } = await seen(page)
      expect(main, `at ${screen.width} px`).toBeLessThanOrEqual(CONTENT_TOP_MAX)
      expect(heading, `at ${screen.width} px`).toBeLessThan(bottom - 40)
    }
  })

test('A product shows its heading, price and button on the first screen at 1320×900', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  for (const path of [
    '/catalog/mujskie-futbolki/futbolka-klassicheskaya/',
    '/catalog/mujskie-futbolki/futbolka-oversayz/',
    '/catalog/komplekty-belya/komplekt-iz-lna/',
    '/catalog/hlopkovye-tkani/poplin/',
    '/catalog/printy-konstruktivizm/print-diski/',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expect(layoutLocators(page).cookies).toBeVisible()
    const { bottom } = await seen(page)
    const main = page.getByRole('main')
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/^(?:[\d\s]+₽\s\/|Цена по)\s/).first(),
      main.getByRole('link', { name: 'Рассчитать стоимость' }).first(),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY), path).toBeLessThanOrEqual(bottom)
    }
  }
})

test('At 360×780 a product shows at least 250 px of its picture on the first screen, below its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/catalog/mujskie-futbolki/futbolka-klassicheskaya/')
  await expect(layoutLocators(page).cookies).toBeVisible()
  const { heading, bottom } = await seen(page)
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(heading).toBeLessThan(picture?.y ?? 0)
  expect(bottom - (picture?.y ?? 0)).toBeGreaterThan(250)
})

test('At 360×780 the subtitle of Home is above the cookie notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await expect(layoutLocators(page).cookies).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const subtitle = await page.getByText('Печатаем и шьём оптом от 1 штуки').first().boundingBox()
  const notice = await layoutLocators(page).cookies.boundingBox()
  expect((subtitle?.y ?? 0) + (subtitle?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
})

test('On a phone the cookie notice is a low strip of full width with two buttons of equal size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/catalog/')
  const { cookies, bar } = layoutLocators(page)
  await expect(cookies).toBeVisible()
  const [strip, below] = [await cookies.boundingBox(), await bar.boundingBox()]
  expect(strip?.width).toBe(below?.width)
  expect(strip?.height).toBeLessThanOrEqual(88)
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  const [all, necessary] = await Promise.all(
    (await cookies.getByRole('button').all()).map((button) => button.boundingBox()),
  )
  expect(all?.width).toBe(necessary?.width)
  expect(all?.height).toBe(necessary?.height)
})

test('On a phone the breadcrumbs are one line with a link to the parent group', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/catalog/mujskie-futbolki/futbolka-klassicheskaya/')
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' })
  await expect(crumbs.getByRole('link')).toHaveText(['Мужские футболки'])
  expect((await crumbs.boundingBox())?.height).toBeLessThanOrEqual(48)
})
