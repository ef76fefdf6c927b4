import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import {
  expectCleanAtBothWidths,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
} from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'
import { openOrder, sendOrder } from './inbox-orders.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })
test.beforeEach(({ context }) => signInOwner(context, site))

const rows = (page: Page) => page.getByRole('list', { name: 'Заявки' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('Filters orders with the filter in the address, counts them, changes the density, and saves the filter as a view', async ({
  page,
}) => {
  await sendOrder(page, site, { name: 'Вера Кулирка', utmSource: 'vk' })
  await sendOrder(page, site, { name: 'Ольга Рогожка', referrerUrl: 'https://www.yandex.example/search' })
  await openScreen(page, site, '/orders/?view=all', 'Заявки')
  await expect(page.getByText(/^Заявок: \d+$/)).toBeVisible()
  await button(page, 'Отбор').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Отбор заявок' })
  await dialog.getByRole('button', { name: /Метка источника/ }).click()
  await page.getByRole('option', { name: 'vk' }).click()
  await dialog.getByRole('button', { name: /Файлы/ }).click()
  await page.getByRole('option', { name: 'Без файлов' }).click()
  await expectCleanAtBothWidths(page)
  await dialog.getByRole('button', { name: 'Показать' }).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('Заявок: 1')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Отобрано' }).getByRole('link')).toHaveText([
    'Метка: vk',
    'Без файлов',
  ])
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('radio', { name: 'Плотно' }).click()
  await expectCleanAtBothWidths(page)
  await page.setViewportSize({ width: 1320, height: 900 })
  expect((await rows(page).boundingBox())?.height).toBeLessThan(40)

  await button(page, 'Виды').click()
  const views = page.getByRole('dialog', { name: 'Виды списка' })
  await views.getByLabel('Сохранить то, что показано, как').fill('Из соцсетей')
  await page.keyboard.press('Enter')
  await expect(views.getByRole('link', { name: 'Из соцсетей' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Снять отбор: Без файлов' }).press('Enter')
  await expect(page).not.toHaveURL(/files=/)
  await page.getByRole('link', { name: 'Сбросить' }).press('Enter')
  await expect(page).toHaveURL(/\/orders\/\?view=all&density=compact$/)
  await openScreen(page, site, '/orders/', 'Заявки')
  await button(page, 'Виды').click()
  await views.getByRole('link', { name: 'Из соцсетей' }).click()
  await expect(page).toHaveURL(/source=vk&files=no&density=compact/)
  await expect(rows(page)).toHaveCount(1)
})

test('Searches orders with the text in the address, reports an empty filter, and links to existing orders', async ({
  page,
}) => {
  await sendOrder(page, site, { name: 'Инга Саржа' })
  await openScreen(page, site, '/orders/?view=all', 'Заявки')
  await page.getByRole('searchbox').fill('саржа')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=%D1%81/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('такой нет')
  await expect(page.getByText('Таких заявок нет.')).toBeVisible()
  await openScreen(page, site, '/orders/?from=2020-01-01&to=2020-01-02&files=yes', 'Заявки')
  await expect(page.getByText('Таких заявок нет.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Снять весь отбор' }).press('Enter')
  await expect(rows(page).filter({ hasText: 'Инга Саржа' })).toBeVisible()
  await openScreen(page, site, '/orders/?city=Тула', 'Заявки')
  await expect(page.getByText('Часть отбора в\u00A0адресе непонятна. Показано без неё.')).toBeVisible()
})

test('Claims and refuses several orders at once, and closes duplicates with one press', async ({ page }) => {
  for (const name of ['Первая Заявка', 'Вторая Заявка', 'Третья Заявка'])
    await sendOrder(page, site, { name })
  await openScreen(page, site, '/orders/?view=all', 'Заявки')
  const rows = page.getByRole('list', { name: 'Заявки' }).getByRole('listitem')
  const row = (name: string) => rows.filter({ has: page.getByRole('link', { name, exact: true }) })
  for (const name of ['Первая Заявка', 'Вторая Заявка'])
    await row(name)
      .getByRole('checkbox', { name: /^Выбрать: заявка/ })
      .check({ force: true })
  const chosen = page.getByRole('region', { name: 'Выбранное' })
  await expect(chosen.getByRole('status')).toHaveText('Выбрано 2\u00A0заявки')
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `admin-inbox-chosen-${width}`)
  }
  await chosen.getByRole('button', { name: 'Взять' }).click()
  await expect(page.getByText('Изменено 2\u00A0заявки')).toBeVisible()
  await expect(row('Первая Заявка')).not.toContainText('никто не взял')
  await expect(row('Третья Заявка')).toContainText('никто не взял')
  await expect(chosen).toBeHidden()

  await openOrder(page, 'Третья Заявка')
  await page.getByRole('button', { name: /^Закрыть повторы/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Закрыть повторы' })
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Закрыть повторы', exact: true }).click()
  await expect(page.getByText('Повторы закрыты', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Повторы закрыты: \d\d-\d{6}/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Закрыть повтор/ })).toBeHidden()
})

test('Shows on a phone whom to call, without broken words', async ({ page }) => {
  await sendOrder(page, site, { name: 'Севастьян Благовещенскодолгих' })
  await page.setViewportSize({ width: 360, height: 780 })
  await openScreen(page, site, '/', 'Здравствуйте')
  const name = page.getByRole('link', { name: 'Севастьян Благовещенскодолгих' })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.height).toBeLessThanOrEqual(48)
  await expectNoHorizontalScroll(page)
})

test('Shows the number of undelivered messages in the navigation of every screen', async ({ page }) => {
  // A mailbox receives three confirmations an hour.
  for (const name of ['Ада', 'Ева', 'Ида', 'Яна']) await sendOrder(page, site, { name })
  await openScreen(page, site, '/posts/', 'Статьи')
  await expect(
    page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: /^Заявки.*\d+ ждут звонка.*Не.ушло: \d+/ }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Товары и\u00A0цены' }).getByRole('link')).toHaveCount(5)
  await expectNoAxeViolations(page)
})
