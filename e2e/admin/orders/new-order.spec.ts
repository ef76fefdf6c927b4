import { expect, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const PHONE = '+7 900 123-45-67'

test('Takes an order by phone with the keyboard alone: finds who calls, and chooses the product', async ({
  page,
}) => {
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: { name: 'Марина Прялкина', phone: PHONE, email: 'm@example.ru', comment: 'Двести футболок' },
  })
  expect(answer.status()).toBe(200)
  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('button', { name: 'Новая заявка' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeFocused()
  await page.keyboard.type('89001234567')
  await expect(page.getByLabel('Имя')).toHaveValue('Марина Прялкина')
  await expect(page.getByLabel('Почта')).toHaveValue('m@example.ru')
  await expect(page.getByRole('list', { name: 'Последние заявки' })).toContainText('Двести футболок')
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `new-order-${width}`, { fullPage: true })
  }
  await expectNoAxeViolations(page)
  expect(await findLatinWords(page)).toEqual([])

  const product = page.getByRole('combobox', { name: 'Изделие' })
  for (
    let stops = 0;
    stops < 6 && !(await product.evaluate((field) => field === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type('поло')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(product).toHaveAttribute('aria-activedescendant', /option/, { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(product).toHaveValue(/поло/i)
  await page.keyboard.type('40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('К пятнице, с вышивкой')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка \d\d-\d{6}$/ })).toBeVisible()
  await expect(page.getByText('Занимается: вы')).toBeVisible()
  await expect(page.getByText(/Заявка принята сотрудником, источник:.телефон/)).toBeVisible()
  await expect(page.getByText('К пятнице, с вышивкой', { exact: true })).toBeVisible()
  await saveScreenshot(page, 'new-order-taken', { fullPage: true })
})

test('Shows mistakes at their fields, and has the typed values after a reload', async ({ page }) => {
  await openScreen(page, site, '/orders/new/', 'Новая заявка')
  await page.getByRole('textbox', { name: 'Телефон' }).fill('900 12')
  await page.getByLabel('Сколько').fill('0')
  await page.getByLabel('Сколько').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeFocused()
  for (const field of ['Телефон', 'Имя', 'Сколько'])
    await expect(page.getByRole('textbox', { name: field })).toHaveAttribute('aria-invalid', 'true')
  await page.getByText('Отправить клиенту письмо').click()
  await page.getByRole('textbox', { name: 'Телефон' }).fill('8 900 765 43 21')
  await page.getByLabel('Имя').fill('Зоя')
  await page.getByLabel('Сколько').fill('')
  await page.getByRole('button', { name: 'Принять заявку' }).click()
  await expect(page.getByText(/Укажите почту/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Имя')).toHaveValue('Зоя')
})
