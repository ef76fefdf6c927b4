import { expect, test } from '@playwright/test'
import { expectStatus, publishButton, save, textField } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectCleanAtBothWidths, expectNoAxeViolations } from '../support/layout-locators.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test('Copies a product, reports unreadable prices, and shows it on the site after the publication', async ({
  page,
}) => {
  await openScreen(page, site, '/catalog/list/', 'Каталог')
  await page.getByRole('searchbox', { name: 'Найти по заголовку' }).fill('Рисунок «Мак»')
  await expect(page).toHaveURL(/title=/)
  await page.getByRole('link', { name: 'Рисунок «Мак»' }).click()
  await expect(textField(page, 'Название')).toHaveValue('Рисунок «Мак»')
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Копировать' }).click()
  await expectStatus(page, 'Это копия')
  await expect(textField(page, 'Название')).toHaveValue('Рисунок «Мак» (копия)')
  await textField(page, 'Название').fill('Рисунок «Василёк»')
  await textField(page, 'Адрес').fill('risunok-vasilyok')

  const tiers = page.getByRole('grid', { name: 'Цены по количеству' }).getByRole('row')
  await page.getByRole('button', { name: 'Добавить ступень' }).click()
  await tiers.last().getByRole('textbox', { name: 'От, штук' }).fill('900 000')
  const price = tiers.last().getByRole('textbox', { name: 'Цена, ₽' })
  await price.fill('дорого')
  await publishButton(page).click()
  await expect(tiers.last().getByText('Укажите число')).toBeVisible()
  await expect(price).toHaveValue('дорого')
  await expect(price).toBeFocused()
  await price.fill('1,50 ₽')
  await expectCleanAtBothWidths(page)
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')

  // Tables are the only source of a price: with them the form has no tiers.
  await page.getByRole('button', { name: 'Добавить группы цен' }).click()
  const dialog = page.getByRole('dialog', { name: 'Добавить группы цен' })
  await dialog.getByRole('searchbox').fill('хлоп')
  await dialog.getByRole('checkbox', { name: 'Печать на хлопке' }).press('Space')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Добавить: 1' }).press('Enter')
  const tables = page.getByRole('grid', { name: 'Таблицы цен' })
  await expect(tables.getByRole('row', { name: 'Печать на хлопке' })).toBeVisible()

  await expect(tiers).toHaveCount(0)
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')
  const prices = page.getByRole('region', { name: 'Цены по количеству' })
  await expect(prices.getByRole('listitem').first()).toContainText(/^от\s1\s— [\d\s]+₽$/)
  await expect(prices.getByRole('link', { name: 'Печать на хлопке' })).toBeVisible()
  await expectCleanAtBothWidths(page)
  const path = await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')
  const answer = await page.request.get(`${site.origin}${path}`)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('Рисунок «Василёк»')
})

test('Sorts pictures of a material by keyboard, and locks the code of a published one', async ({ page }) => {
  await openScreen(page, site, '/materials/', 'Материалы')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(textField(page, 'Код в учёте')).not.toBeEditable()
  await page.getByRole('button', { name: 'Добавить картинку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  const rows = page.getByRole('grid', { name: 'Картинки' }).getByRole('row')
  const last = rows.last()
  const added = await last.locator('code').innerText()
  await last.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.nth((await rows.count()) - 2).locator('code')).toHaveText(added)
  await save(page)
  await expectNoAxeViolations(page)
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')
})
