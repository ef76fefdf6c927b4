import { expect, type Page, type Route, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { findCodes } from '../support/mailbox.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const EMAIL = 'pryalkina@example.ru'
const PASSWORD = 'лоскутное одеяло'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

/** Registers a customer and places an order as the site does. */
async function registerWithOrder({ request }: Page, email = EMAIL): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const auth = `${site.origin}/api/v1/user/auth`
  await request.post(`${auth}/register`, { headers, data: { email } })
  const [code] = await findCodes(email, 1, site.mails)
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD }
  const who = { name: 'Марина Прялкина', phone: '+79005550101', policy: '1' }
  const data = { email, code, ...who, ...passwords }
  const answer = await request.post(`${auth}/store-password`, { headers, data })
  const { token } = (await answer.json()).result
  const placed = await request.post(`${site.origin}/api/v1/send-order-mail`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    multipart: { ...who, email, comment: 'Двести футболок' },
  })
  expect([answer.status(), placed.status()]).toEqual([200, 200])
}

test('Finds a customer by phone, assigns a price list, ends log-ins, and erases the customer but keeps the order', async ({
  page,
}) => {
  await registerWithOrder(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await openScreen(page, site, '/customers/', 'Клиенты')
  await page.getByRole('searchbox').fill('8 (900) 555-01-01')
  const customerLink = page.getByRole('link', { name: 'Марина Прялкина' })
  await expect(customerLink).toBeVisible()
  await expect(page).toHaveURL(/\/customers\/$/)
  await saveScreenshot(page, 'admin-customers-360', { fullPage: true })
  await customerLink.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Марина Прялкина' })).toBeVisible()
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `admin-customer-${width}`, { fullPage: true })
  }
  expect(await findLatinWords(page)).toEqual([])

  await page.getByRole('button', { name: 'Текст согласия: Регистрация' }).click()
  const consent = page.getByRole('dialog', { name: 'Текст согласия' })
  await expect(consent).toContainText('персональных данных')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 360, height: 780 })
  const phones = consent.locator('span').filter({ hasText: /^\+7.\(\d{3,5}\).[\d-]{7,9}$/ })
  await expect(phones.first()).toBeVisible()
  // Each on one line.
  expect(await phones.evaluateAll((all) => all.map((phone) => phone.getClientRects().length))).not.toContain(
    2,
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Сменить прайс' }).click()
  const prices = page.getByRole('dialog', { name: 'Сменить прайс' })
  await prices.getByRole('button', { name: /Прайс/ }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('option', { name: 'Дилеры' }).click()
  await prices.getByRole('button', { name: 'Сменить прайс' }).click()
  const given = page.getByRole('list', { name: 'Какие прайсы давали' }).getByRole('listitem')
  await expect(given).toHaveText(/Дилеры.*сегодня/)

  await page.getByRole('button', { name: 'Завершить все' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByText('Сейчас нигде.')).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать архив' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.zip$/)

  await page.getByRole('button', { name: 'Удалить данные клиента' }).click()
  const erasing = page.getByRole('dialog', { name: 'Удалить данные клиента?' })
  await erasing.getByLabel(/Введите почту клиента/).fill(EMAIL)
  await page.keyboard.press('Enter')
  await expect(erasing.getByText('У\u00A0клиента есть заявки в\u00A0работе')).toBeVisible()
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'admin-customer-erase')
  await erasing.getByText('Знаю, всё равно удалить').click()
  await erasing.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible()
  await page.getByRole('link', { name: 'С\u00A0кабинетом' }).click()
  await expect(page.getByText('Кабинетов пока никто не\u00A0открыл.')).toBeVisible()
  await openScreen(page, site, '/orders/?view=all', 'Заявки')
  await expect(page.getByRole('link', { name: 'Без имени' })).toBeVisible()
  await expect(page.getByText('Двести футболок')).toBeHidden()
})

test('Lists a guest, finds them by phone and words, and erases them after the contact is typed, but keeps the order', async ({
  page,
}) => {
  const placed = await page.request.post(`${site.origin}/api/v1/send-order-mail`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      name: 'Зоя Уток',
      phone: '+79005550202',
      email: 'zoya@example.ru',
      comment: 'Пледы для «Ромашки»',
    },
  })
  const { number } = (await placed.json()).result
  await page.setViewportSize({ width: 360, height: 780 })
  await openScreen(page, site, '/customers/', 'Клиенты')
  await expect(page.getByRole('link', { name: 'Зоя Уток' })).toBeVisible()
  await page.getByRole('searchbox').fill('ромашки')
  await expect(
    page.getByText(`Нашлось в\u00A0заявке ${number}, в\u00A0комментарии: «Пледы для «Ромашки»»`),
  ).toBeVisible()
  await page.getByRole('searchbox').fill('8 900 555-02-02')
  await expect(page.getByText('Нашлось')).toHaveCount(0)
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `admin-customers-all-${width}`, { fullPage: true })
  }
  await page.getByRole('link', { name: 'С\u00A0кабинетом' }).click()
  await expect(page.getByText('Таких клиентов нет.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Найти или сделать' })
  const whenFinding = async (route: Route) => {
    await expect(palette.getByText('Ищем…')).toBeVisible()
    await route.continue()
  }
  await page.route('**/admin/customers?*', whenFinding, { times: 1 })
  const finds = palette.getByRole('menuitem')
  await palette.getByRole('searchbox').fill('900 555-02-02')
  // The site's own search results for these digits are left out.
  await expect(finds).toHaveText([/Заявка.*Зоя Уток/, /Зоя Уток.*без кабинета/])
  for (const query of ['zoya@example.ru', 'зоя', 'pjz enjr']) {
    await palette.getByRole('searchbox').fill(query)
    await expect(finds.filter({ hasText: `Заявка ${number}` })).toBeVisible()
  }
  await finds.filter({ hasText: 'без кабинета' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Зоя Уток' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Удалить данные клиента' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить данные клиента?' })
  await dialog.getByRole('checkbox').click({ force: true })
  await dialog.getByRole('textbox').fill('8 900 555-02-02')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible()
  await page.getByRole('searchbox').fill('zoya@example.ru')
  await expect(page.getByText('Таких клиентов нет.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Зоя Уток' })).toHaveCount(0)
  await openScreen(page, site, '/orders/?view=all', 'Заявки')
  await expect(page.getByText(number)).toBeVisible()
})

test('Merges a guest into an account after showing what moves', async ({ page }) => {
  await registerWithOrder(page, 'kept@example.ru')
  const placed = await page.request.post(`${site.origin}/api/v1/send-order-mail`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      name: 'Марина Работина',
      phone: '+79005550303',
      email: 'work@example.ru',
      comment: 'Халаты',
    },
  })
  const { number } = (await placed.json()).result
  await openScreen(page, site, '/customers/?account=yes', 'Клиенты')
  await page.getByRole('link', { name: 'Марина Прялкина' }).first().click()
  await page.getByRole('button', { name: 'Объединить…' }).click()
  const finding = page.getByRole('dialog', { name: 'Объединить с\u00A0другим клиентом' })
  await finding.getByRole('searchbox').fill('work@example.ru')
  await expect(finding.getByText('work@example.ru')).toBeVisible()
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'admin-merge-find')
  await finding.getByRole('button', { name: 'Выбрать: Марина Работина' }).press('Enter')
  const asking = page.getByRole('dialog', { name: /Объединить с.клиентом «Марина Работина»/ })
  await expect(asking.getByText('Разъединить потом нельзя')).toBeVisible()
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `admin-merge-${width}`)
  }
  await asking.getByRole('button', { name: 'Объединить навсегда' }).press('Enter')
  await expect(page.getByText('Клиенты объединены')).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})
