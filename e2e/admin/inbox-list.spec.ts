import { expect, type Page, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectCleanAtBothWidths, expectNoAxeViolations } from '../support/layout-locators.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })
test.beforeEach(({ context }) => signInOwner(context, site))

/** Sends an order as the site does. */
async function sendOrder(page: Page, fields: Record<string, string>): Promise<void> {
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      phone: '+7 900 123-45-67',
      email: 'zakaz@example.ru',
      comment: 'Двести футболок',
      ...fields,
    },
  })
  expect(answer.status()).toBe(200)
}

const rows = (page: Page) => page.getByRole('list', { name: 'Заявки' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('Filters orders with the filter in the address, counts them, changes the density, and saves the filter as a view', async ({
  page,
}) => {
  await sendOrder(page, { name: 'Вера Кулирка', utmSource: 'vk' })
  await sendOrder(page, { name: 'Ольга Рогожка', referrerUrl: 'https://www.yandex.example/search' })
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

test('Reports an empty filter and links to existing orders', async ({ page }) => {
  await sendOrder(page, { name: 'Инга Саржа' })
  await openScreen(page, site, '/orders/?from=2020-01-01&to=2020-01-02&files=yes', 'Заявки')
  await expect(page.getByText('Таких заявок нет.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Снять весь отбор' }).press('Enter')
  await expect(rows(page).filter({ hasText: 'Инга Саржа' })).toBeVisible()
  await openScreen(page, site, '/orders/?city=Тула', 'Заявки')
  await expect(page.getByText('Часть отбора в\u00A0адресе непонятна. Показано без неё.')).toBeVisible()
})
