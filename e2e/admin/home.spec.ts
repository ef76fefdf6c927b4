import { expect, type Locator, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectCleanAtBothWidths } from '../support/layout-locators.ts'
import { pressOn, tabTo } from '../support/tab-to.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const block = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const expectStatusText = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
/** Whether no sticky element covers the field. */
const isUncovered = (field: Locator) =>
  field.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect()
    return document.elementFromPoint(x + 20, y + 4) === element
  })
const home = async (page: Page) => (await page.request.get(`${site.origin}/`)).text()

test('Changes the words of a slide by keyboard, and opens the block of a missing field', async ({ page }) => {
  await openScreen(page, site, '/home/', 'Главная страница')
  await expect(page.getByRole('textbox', { name: 'Заголовок', exact: true })).toHaveCount(0)
  await pressOn(page, block(page, 'Слайдер'))
  const title = page.getByRole('textbox', { name: 'Заголовок', exact: true }).first()
  await tabTo(page, title)
  // The sticky bar does not cover the focused field.
  await expect(title).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(title)).toBe(true)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await pressOn(page, block(page, 'Слайдер'), 'Shift+Tab')
  await pressOn(page, page.getByRole('button', { name: 'Опубликовать', exact: true }), 'Shift+Tab')
  await expect(title).toBeFocused()
  await expect(block(page, 'Слайдер')).toContainText('1 ошибка')
  await expectCleanAtBothWidths(page)
  await page.keyboard.type('Новогодние скатерти')
  await page.keyboard.press('ControlOrMeta+s')
  await expectStatusText(page, 'Сохранено')
  await expect(block(page, 'Слайдер')).not.toContainText('ошибка')
})

test('Changes the picture of a slide by keyboard and previews it', async ({ page }) => {
  await openScreen(page, site, '/home/', 'Главная страница')
  await block(page, 'Слайдер').press('Enter')
  const title = page.getByRole('textbox', { name: 'Заголовок', exact: true }).first()
  await title.fill('Скатерти к Масленице')
  const picture = page.getByRole('button', { name: 'Выбрать другую' }).first()
  await pressOn(page, picture, 'Shift+Tab')
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await pressOn(page, dialog.getByRole('listitem').first().getByRole('button'))
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
  await page.keyboard.press('ControlOrMeta+s')
  await expectStatusText(page, 'Сохранено')
  await pressOn(page, page.getByRole('button', { name: 'Как на сайте' }), 'Shift+Tab')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'Скатерти к Масленице' })).toBeVisible()
  // The preview runs no script of the page.
  await expect(preview.getByRole('region', { name: 'Главное' }).locator('picture > img').nth(1)).toBeVisible()
  await expect(
    preview.getByRole('region', { name: 'Каталог' }).locator('picture > img').first(),
  ).toBeVisible()
})

test('Schedules the home page by keyboard without changing the site', async ({ page }) => {
  await openScreen(page, site, '/home/', 'Главная страница')
  await block(page, 'Слайдер').press('Enter')
  const title = page.getByRole('textbox', { name: 'Заголовок', exact: true }).last()
  const former = await title.inputValue()
  await title.fill('Рождественские гирлянды')
  await page.keyboard.press('ControlOrMeta+s')
  await expectStatusText(page, 'Сохранено')

  const more = page.getByRole('button', { name: 'Ещё действия' })
  await pressOn(page, more)
  await expect(page.getByRole('menuitem', { name: 'Расписание…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const schedule = page.getByRole('dialog', { name: 'Расписание' })
  await tabTo(page, schedule.getByRole('group', { name: 'Опубликовать' }).getByRole('spinbutton').first())
  await page.keyboard.type('311220992359')
  await pressOn(page, schedule.getByRole('button', { name: 'Запланировать' }))
  await expectStatusText(page, 'Запланировано')
  await expect(more).toBeFocused()
  expect(await home(page)).toContain(former)
  expect(await home(page)).not.toContain('Рождественские гирлянды')
})

test('Moves a review and hides a block by keyboard, and shows both on the site after the publication', async ({
  page,
}) => {
  await openScreen(page, site, '/home/', 'Главная страница')
  await block(page, 'Отзывы').press('Enter')
  const rows = page.getByRole('grid', { name: 'Отзывы' }).getByRole('row')
  const [first, second] = await Promise.all([0, 1].map((at) => rows.nth(at).getAttribute('aria-label')))
  await rows.nth(1).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.first()).toBeFocused()
  await expect(page.getByText(`${second}: место 1 из 9`)).toBeAttached()
  const shown = page.getByRole('checkbox', { name: 'Показывать: Клиенты' })
  await shown.focus()
  await page.keyboard.press('Space')
  await expect(block(page, 'Клиенты')).toContainText('скрыт')
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).press('Enter')
  await expectStatusText(page, 'Опубликовано')
  await expect.poll(() => home(page)).not.toContain('Для кого мы')
  const html = await home(page)
  expect(html.indexOf(second ?? '')).toBeGreaterThan(0)
  expect(html.indexOf(second ?? '')).toBeLessThan(html.indexOf(first ?? ''))
})

test('Accepts the date of a video and passes it to search engines', async ({ page }) => {
  await openScreen(page, site, '/home/', 'Главная страница')
  await block(page, 'Видео').press('Enter')
  await page.getByRole('group', { name: 'Дата выхода' }).getByRole('spinbutton').first().focus()
  await page.keyboard.type('17042026')
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).press('Enter')
  await expectStatusText(page, 'Опубликовано')
  await expect.poll(() => home(page)).toContain('"uploadDate":"2026-04-17T00:00:00+03:00"')
})
