import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(async ({ context, page }) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/catalog/', 'Каталог')
})

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const expectStatusText = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).press('Enter')
  await expectStatusText(page, 'Опубликовано')
}
async function openGroup(page: Page, name: string): Promise<void> {
  await row(page, name).focus()
  await page.keyboard.press('ArrowRight')
  await expect(row(page, name)).toHaveAttribute('aria-expanded', 'true')
}
async function pressUntilFocused(page: Page, key: string, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(key)
    if (await button.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  await expect(button).toBeFocused()
}

async function fillSizeTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Добавить таблицу' }).click()
  const tables = page.getByRole('grid', { name: 'Таблицы размеров' })
  await tables.getByRole('group', { name: 'Эскиз' }).getByRole('button').first().click()
  await pickPicture(page)
  await field(page, 'Размер 1').fill('40')
  await page.getByRole('button', { name: 'Добавить мерку' }).click()
  await field(page, 'Мерка 1').fill('Длина ручек')
  await field(page, 'Длина ручек, 40').fill('62,5')
}
const pickPicture = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Выберите картинку' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()

test('Moves a group in the tree by keyboard, and redirects its old address in one step after the publication', async ({
  page,
}) => {
  await openGroup(page, 'Аксессуары')
  await openGroup(page, 'Платки и шарфы')
  await pressUntilFocused(page, 'ArrowRight', 'Перетащить Платки и шарфы')
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, 'ArrowUp', 'Перетащить на Для дома')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Переместить «Платки и шарфы»' })
  await expect(dialog.getByText('переедет 1 адрес')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Куда' })).toHaveValue('Для дома')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Переместить', exact: true }).press('Enter')
  await expectStatusText(page, 'Перемещено')
  await expect(dialog).toBeHidden()
  await openGroup(page, 'Для дома')
  await expect(row(page, 'Платки и шарфы')).toContainText('Есть правки')
  await row(page, 'Платки и шарфы').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Название')).toHaveValue('Платки и шарфы')
  await publish(page)
  const old = await page.request.get(`${site.origin}/catalog/aksessuary/platki-i-sharfy/`, {
    maxRedirects: 0,
  })
  expect([old.status(), old.headers().location]).toEqual([301, '/catalog/dlya-doma/platki-i-sharfy/'])
  expect((await page.request.get(`${site.origin}/catalog/dlya-doma/platki-i-sharfy/`)).status()).toBe(200)
  await page.goto(`${page.url()}versions/`)
  await page.getByRole('button', { name: /Было/ }).click()
  await page.getByRole('option').last().click()
  const change = page.getByRole('region', { name: 'Что изменилось' })
  await expect(change).toContainText('В\u00A0группе')
  for (const title of ['Аксессуары', 'Для дома']) await expect(change).toContainText(title)
})

test('Creates a product in a group by «Добавить сюда» and shows it on the site after the publication', async ({
  page,
}) => {
  await openGroup(page, 'Аксессуары')
  await row(page, 'Сумки')
    .getByRole('button', { name: /^Действия/ })
    .click()
  await page.getByRole('menuitem', { name: 'Добавить сюда изделие' }).click()
  await field(page, 'Название').fill('Пробное изделие')
  await expect(field(page, 'Адрес')).toHaveValue('probnoe-izdelie')
  await field(page, 'Коротко').fill('Короткий рассказ о нём')
  await field(page, 'Единица').fill('шт')
  await page.getByRole('group', { name: 'Картинка', exact: true }).getByRole('button').first().click()
  await pickPicture(page)
  await expect(page.getByRole('combobox', { name: 'В группе' })).toHaveValue('Сумки')
  await page.getByText('Описание', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Описание', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Добавить изделия' }).click()
  const picker = page.getByRole('dialog', { name: 'Добавить изделия' })
  await picker.getByRole('searchbox').fill('Галстук')
  await picker.getByText('Галстук', { exact: true }).click()
  await picker.getByRole('button', { name: 'Добавить: 1' }).click()
  await fillSizeTable(page)
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `item-form-${width}`, { fullPage: true })
  }
  await publish(page)
  const places = page.getByRole('region', { name: 'Где показано' })
  await expect(places.getByRole('link')).toHaveText(['/catalog/sumki/probnoe-izdelie/'])
  const path = await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')
  const answer = await page.request.get(`${site.origin}${path}`)
  expect(answer.status()).toBe(200)
  expect(new URL(answer.url()).pathname).toBe('/catalog/sumki/probnoe-izdelie/')
  const html = await answer.text()
  for (const shown of ['Длина ручек', 'Галстук']) expect(html).toContain(shown)
})

test('Lists everything below a group to choose and change it at once', async ({ page }) => {
  await row(page, 'Аксессуары')
    .getByRole('button', { name: /^Действия/ })
    .click()
  await page.getByRole('menuitem', { name: 'Всё из\u00A0группы списком' }).click()
  await expect(page).toHaveURL(/\/catalog\/list\/\?parent=\d+$/)
  await expect(page.getByRole('list', { name: 'Отобрано' })).toContainText('Аксессуары')
  await page.getByRole('searchbox', { name: 'Найти по заголовку' }).fill('поясные')
  await expect(
    page.getByRole('table').getByRole('link', { name: 'Поясные и малые сумки', exact: true }),
  ).toBeVisible()
})

test('Refuses a move of a stale entry, then performs it, and never puts a group below itself', async ({
  page,
}) => {
  await row(page, 'Трикотаж')
    .getByRole('button', { name: /^Действия/ })
    .click()
  await page.getByRole('menuitem', { name: 'Переместить…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Переместить «Трикотаж»' })
  const where = dialog.getByRole('combobox', { name: 'Куда' })
  await where.fill('Футболки')
  await page.getByRole('option', { name: 'Футболки' }).first().click()
  await expect(dialog.getByText('Группу нельзя поместить в\u00A0неё саму')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Переместить', exact: true })).toBeDisabled()
  await where.fill('Для дома')
  await page.getByRole('option', { name: 'Для дома' }).first().click()
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `tree-dialog-${width}`)
  }
  const { result } = await (await page.request.get(`${site.origin}/api/v1/admin/items`)).json()
  const node = result.nodes.find(({ title }: { title: string }) => title === 'Трикотаж')
  const { id, version } = node
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const data = { version, parent: null }
  await page.request.post(`${site.origin}/api/v1/admin/entries/${id}/move`, { headers, data })
  await dialog.getByRole('button', { name: 'Переместить', exact: true }).click()
  await expect(dialog.getByText('это изменил кто-то ещё')).toBeVisible()
  await dialog.getByRole('button', { name: 'Переместить', exact: true }).click()
  await expectStatusText(page, 'Перемещено')
  await openGroup(page, 'Для дома')
  await expect(row(page, 'Трикотаж')).toHaveAttribute('aria-level', '2')
})
