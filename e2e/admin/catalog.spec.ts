import { expect, type Page, test } from '@playwright/test'
import { type AdminSite, openScreen, signInOwner, startAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'

test.describe.configure({ mode: 'default' })

let site: AdminSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startAdminSite()
})
test.afterAll(() => site.stop())
test.beforeEach(({ context }) => signInOwner(context, site))

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать', exact: true })
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('A new product is made as a copy of another, says which prices can’t be read, and is on the site once it is published', async ({
  page,
}) => {
  await openScreen(page, site, '/catalog/list/', 'Каталог')
  await page.getByRole('searchbox', { name: 'Найти по заголовку' }).fill('Рисунок «Мак»')
  await expect(page).toHaveURL(/title=/)
  await page.getByRole('link', { name: 'Рисунок «Мак»' }).click()
  await expect(field(page, 'Название')).toHaveValue('Рисунок «Мак»')
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Копировать' }).click()
  await said(page, 'Это копия')
  await expect(field(page, 'Название')).toHaveValue('Рисунок «Мак» (копия)')
  await field(page, 'Название').fill('Рисунок «Василёк»')
  await field(page, 'Адрес').fill('risunok-vasilyok')

  const tiers = page.getByRole('grid', { name: 'Цены по количеству' }).getByRole('row')
  await page.getByRole('button', { name: 'Добавить ступень' }).click()
  await tiers.last().getByRole('textbox', { name: 'От, штук' }).fill('900 000')
  const price = tiers.last().getByRole('textbox', { name: 'Цена, ₽' })
  await price.fill('дорого')
  await publish(page).click()
  await expect(tiers.last().getByText('Укажите число')).toBeVisible()
  await expect(price).toHaveValue('дорого')
  await expect(price).toBeFocused()
  await price.fill('1,50 ₽')
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  }
  await publish(page).click()
  await said(page, 'Опубликовано')
  const path = await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')
  const answer = await page.request.get(`${site.address}${path}`)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('Рисунок «Василёк»')
})

test('The pictures of a material are put in order by keys, and the code of a published one stays as it is', async ({
  page,
}) => {
  await openScreen(page, site, '/materials/', 'Материалы')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(field(page, 'Код в учёте')).not.toBeEditable()
  await page.getByRole('button', { name: 'Добавить картинку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  const rows = page.getByRole('grid', { name: 'Картинки' }).getByRole('row')
  const last = rows.last()
  const added = await last.locator('code').innerText()
  await last.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.nth((await rows.count()) - 2).locator('code')).toHaveText(added)
  await expect(page.getByText(/^Сохранено в/)).toBeVisible()
  await expectNoAxeViolations(page)
  await publish(page).click()
  await said(page, 'Опубликовано')
})
