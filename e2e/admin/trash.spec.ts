import { expect, test } from '@playwright/test'
import { expectStatus, publishButton, save, textField } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test('Removes an entry in the trash from the site, shows it read-only, and restores it unchanged', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  const link = page.getByRole('rowheader').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  const path = await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')
  const statusOnSite = async () => (await page.request.get(`${site.origin}${path}`)).status()
  expect(await statusOnSite()).toBe(200)
  await page.getByRole('button', { name: 'Ещё действия' }).press('Enter')
  await page.getByRole('menuitem', { name: 'В корзину…' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'В корзину?' })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'В корзину' }).press('Enter')
  await expectStatus(page, 'Теперь это в корзине')
  expect(await statusOnSite()).toBe(404)
  await expect(page.getByRole('link', { name })).toBeHidden()

  await page.getByRole('link', { name: 'В корзине', exact: true }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Удалится насовсем')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Заголовок', exact: true })).toHaveAttribute('readonly')
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoHorizontalScroll(page)
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'admin-trash-360')
  await page.getByRole('button', { name: 'Вернуть', exact: true }).press('Enter')
  await expectStatus(page, 'Снова на сайте')
  expect(await statusOnSite()).toBe(200)
  await expect(page.getByRole('textbox', { name: 'Заголовок', exact: true })).not.toHaveAttribute('readonly')
  await expect(page.locator('#screen')).toBeFocused()
})

test('Reports an address in use at a restoration, and restores a draft with another one', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  const [thrown, other] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await page.goto(`${site.origin}${thrown}`)
  const slug = await textField(page, 'Адрес').inputValue()
  await page.getByRole('button', { name: 'Ещё действия' }).press('Enter')
  await page.getByRole('menuitem', { name: 'В корзину…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'В корзину' }).press('Enter')
  await expectStatus(page, 'Теперь это в корзине')
  await page.goto(`${site.origin}${other}`)
  await textField(page, 'Адрес').fill(slug)
  await save(page)
  await expect(page.getByText(/Прежний адрес будет вести на.новый\./)).toBeVisible()
  await publishButton(page).press('Enter')
  await expectStatus(page, 'Опубликовано')

  await page.goto(`${site.origin}${thrown}`)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Вернуть', exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Этот адрес занят. Выберите другой: для этого верните черновиком',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Вернуть черновиком' }).press('Enter')
  await expectStatus(page, 'Возвращено из корзины')
  await expect(page.locator('#screen')).toBeFocused()
  // The toast is above the bottom bar and covers none of its buttons.
  const toast = page.getByText('Возвращено из корзины')
  const bar = page.getByRole('toolbar', { name: 'Что сделать' })
  await expect(async () => {
    const [said, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()])
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  }).toPass({ timeout: 5000 })
  await textField(page, 'Адрес').fill(`${slug}-2`)
  await save(page)
  await publishButton(page).press('Enter')
  await expectStatus(page, 'Опубликовано')
})

test('Keeps an entry that cannot be deleted, and shows the reason in view on a scrolled phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openScreen(page, site, '/catalog/list/', 'Каталог')
  await page.getByRole('searchbox', { name: 'Найти по заголовку' }).fill('Платки и шарфы')
  await page.getByRole('rowheader').getByRole('link', { name: 'Платки и шарфы', exact: true }).click()
  await textField(page, 'Основной адрес страницы').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Ещё действия' }).press('Enter')
  await page.getByRole('menuitem', { name: 'В корзину…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'В корзину' }).press('Enter')
  await expect(page.getByText('В группе есть изделия. Сначала переместите их')).toBeInViewport()
  await expect(page.getByText('Опубликовано', { exact: true })).toBeAttached()
})
