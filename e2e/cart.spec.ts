import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { registerCustomer } from './support/customers.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, openAt } from './support/layout-locators.ts'
import { beginWithToken, logInByCall } from './support/members.ts'
import { orderForm } from './support/order-form.ts'

const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const POLO = '/catalog/futbolki-i-polo/polo/'
const CART = '/list/'

const status = (page: Page) => page.locator('cart-adder').getByRole('status')
const rows = (page: Page) => page.getByRole('list', { name: 'Изделия в списке' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const amount = (page: Page, name: string) =>
  page.getByRole('textbox', { name: RegExp(`Количество, шт: ${name}`) })
const total = (page: Page) => page.getByText(/^Итого/)

/** Adds a quantity that the page of a product offers. */
async function add(page: Page, path: string, quantity: string): Promise<void> {
  await openAt(page, path, 360)
  await page.getByRole('button', { name: quantity, exact: true }).click()
  await page.getByRole('button', { name: 'В список', exact: true }).click()
  await expect(status(page)).toContainText('Добавлено в список')
}

async function openAs(context: BrowserContext, token: string, path: string): Promise<Page> {
  const page = await context.newPage()
  await beginWithToken(page, token)
  await openAt(page, path, 1320)
  return page
}

test('Collects products, changes amounts, shares the list with another device, and sends one order', async ({
  page,
  browser,
}) => {
  await add(page, TEE, '50 шт')
  await add(page, POLO, '10 шт')
  await expect(status(page)).toHaveText('Добавлено в список · 2 изделия. Открыть список')
  await page.getByRole('button', { name: 'В список', exact: true }).click()
  await expect(status(page)).toHaveText('Добавлено в список · 2 изделия. Открыть список')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Открыть список' }).click()
  await expect(page).toHaveURL(CART)
  await expect(amount(page, 'Футболка')).toHaveValue('50')
  // Added twice.
  await expect(amount(page, 'Поло')).toHaveValue('20')
  await amount(page, 'Поло').fill('1250')
  await amount(page, 'Поло').blur()
  await expect(amount(page, 'Поло')).toHaveValue('1\u00a0250')
  await expect(row(page, 'Футболка')).toContainText('46 000 ₽')
  await expect(total(page)).toHaveText('Итого 1 321 000 ₽')
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)

  const customer = await registerCustomer(page)
  await beginWithToken(page, customer.token)
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.reload()
  await stored
  const other = await browser.newContext()
  const phone = await openAs(other, await logInByCall(page.request, customer), CART)
  await expect(amount(phone, 'Поло')).toHaveValue('1\u00a0250')
  await expect(rows(phone)).toHaveCount(2)

  // Without an answer the change stays in this browser. It reaches the account when the connection is back.
  const calls = '**/api/v1/user/cart'
  await phone.route(calls, (route) => route.abort())
  const failed = phone.waitForEvent('requestfailed')
  await amount(phone, 'Поло').fill('30')
  await failed
  await phone.unroute(calls)
  await other.setOffline(true)
  const saved = phone.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await other.setOffline(false)
  await saved
  await page.reload()
  await expect(amount(page, 'Поло')).toHaveValue('30')

  const fields = orderForm(page)
  await expect(fields.form).toContainText('2 изделия из списка')
  await expect(fields.name).toHaveValue('Анна Петрова')
  await fields.policy.check()
  const sent = page.waitForRequest('**/api/v1/send-order-mail')
  await fields.submit.click()
  const body = (await sent).postData() ?? ''
  expect(body).toContain('"quantity":50')
  expect(body).toContain('"quantity":30')
  await expect(fields.thanks).toBeVisible()
  await expect(page.getByText('Пока пусто.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Смотреть каталог' })).toBeVisible()
  await expect(async () => {
    await phone.reload()
    await expect(phone.getByText('Пока пусто.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const { orders } = (
    await (await page.request.get('/api/v1/user/orders', { headers: customer.headers })).json()
  ).result
  expect(orders).toHaveLength(1)
  await other.close()
})

test('Keeps the place of the focus when a line is removed, restored, split by size, and in other tabs', async ({
  page,
  context,
}) => {
  await add(page, TEE, '50 шт')
  await add(page, POLO, '10 шт')
  await openAt(page, CART, 1320)
  const tab = await context.newPage()
  await openAt(tab, CART, 1320)
  await page.getByRole('button', { name: /Убрать из списка: Поло/ }).press('Enter')
  const restore = page.getByRole('button', { name: 'Вернуть' })
  await expect(restore).toBeFocused()
  await expect(rows(tab)).toHaveCount(1)
  await expectNoAxeViolations(page)
  await restore.press('Enter')
  await expect(row(page, 'Поло')).toBeFocused()
  await expect(rows(tab)).toHaveCount(2)

  await page.getByRole('button', { name: /По размерам: Футболка/ }).click()
  await page.getByLabel('S', { exact: true }).fill('12')
  await expect(page.getByLabel('S', { exact: true })).toBeFocused()
  await page.getByLabel('M', { exact: true }).fill('8')
  await expect(row(page, 'Футболка')).toContainText('20 шт')
  await expectNoAxeViolations(page)
  await expect(row(tab, 'Футболка').getByLabel('M', { exact: true })).toHaveValue('8')

  await page.getByRole('button', { name: 'Очистить список' }).click()
  await expect(page.getByText('Пока пусто.')).toBeVisible()
  await restore.click()
  await expect(rows(page)).toHaveCount(2)
})

test('Marks a withdrawn product and leaves it out of the order, and survives failed requests', async ({
  page,
}) => {
  await add(page, TEE, '50 шт')
  await add(page, POLO, '10 шт')
  await page.route('**/api/v1/calculations/estimate', (route) => route.abort())
  await openAt(page, CART, 360)
  await expect(page.getByText('Цены не загрузились.')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.unroute('**/api/v1/calculations/estimate')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(total(page)).toBeVisible()

  await page.route('**/api/v1/catalog/cards/**', async (route) => {
    const response = await route.fetch()
    const { result } = await response.json()
    await route.fulfill({ response, json: { result: { items: result.items.slice(0, 1) } } })
  })
  await page.reload()
  await expect(page.getByText('Этого изделия больше нет в каталоге.')).toBeVisible()
  await expect(orderForm(page).form).toContainText('1 изделие из списка')
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
})
