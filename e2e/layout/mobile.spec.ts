import { expect, type Page, test } from '@playwright/test'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  layoutLocators,
  openAt,
  PLAIN_PAGE,
  scrollPageBy,
} from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

test.use({ hasTouch: true })

const INK = 'rgb(26, 24, 21)'
const KUMACH = 'rgb(181, 35, 42)'

/** Locators of the drawer that need no script. */
function drawerLocators(page: Page) {
  const drawer = page.locator('#drawer')
  const summary = (name: string) => drawer.locator('summary', { hasText: name }).filter({ visible: true })
  return {
    drawer,
    /** Opens a level. */
    line: (name: string) => summary(name).and(drawer.locator('details:not([open]) > summary')),
    /** Title of the open level with the button back. */
    back: summary('Назад').and(drawer.locator('details[open] > summary')),
  }
}

test('On narrow screens the header has logo, rating and an expanding search; the bottom bar has the main links', async ({
  page,
}) => {
  const { header, bar, search } = await openAt(page, '/catalog/', 320)
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(header.getByRole('link', { name: 'Раппорт' })).toBeVisible()
    await expect(header.getByText('5,0').filter({ visible: true })).toHaveCount(1)
    const small = await search.boundingBox()
    expect(small?.width).toBeLessThanOrEqual(48)
    await search.tap()
    expect((await search.boundingBox())?.width).toBeGreaterThan(width - 100)
    await expectNoHorizontalScroll(page)
    await expect(bar.getByRole('button')).toHaveText(['Каталог', 'Меню'])
    await expect(bar.getByRole('link')).toHaveText(['На главную', 'Контакты', 'Позвонить'])
    await expect(bar.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+74951234567')
    for (const item of await bar.getByRole('button').or(bar.getByRole('link')).all()) {
      const box = await item.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expectNoAxeViolations(page)
    await search.blur()
  }
})

test('«Меню» opens the drawer at its first level, scrolls the page to the top and locks its scroll', async ({
  page,
}) => {
  const { bar, drawer } = await openAt(page, '/catalog/', 360)
  await scrollPageBy(page, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await bar.getByRole('button', { name: 'Меню' }).tap()
  await expect(drawer).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.wheel(0, 1500)
  await expect(drawer.getByRole('link', { name: 'Контакты' }).first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(drawer.getByRole('link', { name: 'Войти' })).toBeVisible()
  const book = await drawer.getByRole('link', { name: 'Скачать брендбук' }).getAttribute('href')
  expect((await page.request.get(book ?? '')).headers()['content-type']).toBe('application/pdf')
  await expect(drawer.getByRole('button', { name: 'Выбрать город' })).toBeVisible()
  for (const width of [768, 320, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
  }
  await saveScreenshot(page, 'shell-drawer-360')
})

test('A second press on «Меню» closes the drawer and restores the scroll position', async ({ page }) => {
  const { drawer } = await openAt(page, '/catalog/', 360)
  const button = page.getByRole('button', { name: 'Меню', exact: true })
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await button.tap()
  await expect(drawer).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await button.tap()
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('«Каталог» opens the drawer at the catalogue; a group opens its level and «Назад» returns to its parent', async ({
  page,
}) => {
  const { bar, drawer } = await openAt(page, PLAIN_PAGE, 360)
  await bar.getByRole('button', { name: 'Каталог' }).tap()
  const { line, back } = drawerLocators(page)
  await line('Трикотаж').tap()
  await expect(back).toBeFocused()
  await line('Футболки и поло').tap()
  await expect(back).toHaveText('НазадФутболки и поло')
  await expect(drawer.getByRole('link', { name: 'Мужские футболки' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Весь раздел' })).toHaveAttribute(
    'href',
    '/catalog/trikotaj/futbolki-i-polo/',
  )
  await expectNoAxeViolations(page)
  await back.tap()
  await expect(line('Толстовки и худи')).toBeVisible()
  await back.tap()
  await back.tap()
  await expect(drawer.getByRole('link', { name: 'Как заказать' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Закрыть меню' }).tap()
  await expect(drawer).toBeHidden()
})

test('The bar marks «Каталог» or «Меню» by the level that the drawer shows', async ({ page }) => {
  const { bar, drawer } = await openAt(page, PLAIN_PAGE, 360)
  const [catalog, menu] = [
    bar.getByRole('button', { name: 'Каталог' }),
    bar.getByRole('button', { name: 'Меню' }),
  ]
  const expectMarks = async (inCatalog: boolean, inMenu: boolean) => {
    await expect(catalog).toHaveCSS('color', inCatalog ? KUMACH : INK)
    await expect(menu).toHaveCSS('color', inMenu ? KUMACH : INK)
  }
  await expectMarks(false, false)
  await catalog.tap()
  await expectMarks(true, false)
  await drawerLocators(page).back.tap()
  await expectMarks(false, true)
  await catalog.tap()
  await expectMarks(true, false)
  await catalog.tap()
  await expect(drawer).toBeHidden()
  await expectMarks(false, false)
})

test('The drawer loads the pictures of the groups only when it shows the catalogue', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { bar, drawer } = await openAt(page, '/help/', 360)
  await bar.getByRole('button', { name: 'Меню' }).tap()
  await expect(drawer).toBeVisible()
  expect(asked).not.toContain('/api/v1/catalog')
  const { line } = drawerLocators(page)
  await line('Каталог').tap()
  const picture = () =>
    line('Трикотаж').evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
  await expect.poll(picture).toMatch(/^url\(".*\/media\/.*"\)$/)
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/media/') && path.endsWith('.avif')).length)
    .toBeGreaterThan(5)
  await expectNoAxeViolations(page)
})

test('A click on a link and Back close the drawer', async ({ page }) => {
  const { bar, drawer } = await openAt(page, PLAIN_PAGE, 768)
  await bar.getByRole('button', { name: 'Каталог' }).tap()
  await drawer.getByRole('link', { name: 'Весь каталог' }).tap()
  await expect(page).toHaveURL('/catalog/')
  await expect(drawer).toBeHidden()
  await bar.getByRole('button', { name: 'Меню' }).tap()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(PLAIN_PAGE)
  await expect(drawer).toBeHidden()
})

test('The drawer works by keyboard: it keeps the focus, and Escape returns the focus to the button', async ({
  page,
}) => {
  const { bar, drawer } = await openAt(page, PLAIN_PAGE, 360)
  await bar.getByRole('button', { name: 'Меню' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('#drawer, [aria-label="Быстрые ссылки"]'),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Меню' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  test('the drawer and its levels open and close, and the bar remains usable', async ({ page }) => {
    await page.goto('/')
    const { bar } = layoutLocators(page)
    const { drawer, line, back } = drawerLocators(page)
    await bar.getByRole('button', { name: 'Меню' }).click()
    await expect(drawer.getByRole('button', { name: 'Закрыть меню' })).toBeFocused()
    await bar.getByRole('button', { name: 'Меню' }).click()
    await expect(drawer).toBeHidden()
    await bar.getByRole('button', { name: 'Каталог' }).click()
    await line('Каталог').click()
    await line('Трикотаж').click()
    await line('Футболки и поло').click()
    await back.click()
    await back.click()
    await line('Для дома').click()
    await drawer.getByRole('link', { name: 'Весь раздел' }).click()
    await expect(page).toHaveURL('/catalog/dlya-doma/')
  })
})
