import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { logInCustomer, placeOrder, registerCustomer } from '../support/customers.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, openAt } from '../support/layout-locators.ts'
import { findEmailsWith } from '../support/mailbox.ts'
import { layout, orderForm } from '../support/order-form.ts'

const LIST = '/account/orders/'
const orderPath = (number: string) => `${LIST}${number}/`

test('Starts the account with the newest orders on a phone, and ends with the log-out', async ({ page }) => {
  const customer = await logInCustomer(page)
  const number = await placeOrder(page, customer, 'Двести фартуков')
  await openAt(page, '/account/profile/', 360)
  const latest = page.getByRole('region', { name: 'Ваши заявки' })
  await expect(latest.getByRole('link').first()).toContainText(number)
  await expect(latest).toBeInViewport()
  const main = page.getByRole('main')
  const place = async (name: string) => (await main.getByRole('button', { name }).boundingBox())?.y ?? 0
  expect(await place('Выйти')).toBeGreaterThan(await place('Сохранить'))
  await expectNoAxeViolations(page)
  await latest.getByRole('link', { name: 'Все заявки' }).click()
  await expect(page).toHaveURL(LIST)
  await openAt(page, '/account/profile/', 1320)
  await expect(main.getByRole('region', { name: 'Контактные данные' })).toBeVisible()
  await expect(latest).toBeHidden()
})

test('Finds orders, saves a file, and repeats an order with its file', async ({ page }) => {
  const customer = await logInCustomer(page)
  const first = await placeOrder(page, customer, '120 футболок\nк пятнице', layout('макет спина.eps'))
  await openAt(page, LIST, 1320)
  const main = page.getByRole('main')
  const rows = main.locator('li', { hasText: '№' })
  await expect(rows).toHaveText([RegExp(`${first}.*120 футболок.*1.файл.*Новая`)])
  await expectNoAxeViolations(page)

  await rows.getByRole('link').click()
  await expect(page).toHaveURL(orderPath(first))
  await expect(main.getByRole('heading', { name: `Заявка № ${first}` })).toBeVisible()
  await expect(main.locator('[aria-current=step]')).toContainText('Макет')
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: /макет спина\.eps/ }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('макет спина.eps')
  expect(await readFile(await download.path())).toEqual(layout().buffer)
  await expectNoAxeViolations(page)

  await main.getByRole('button', { name: 'Повторить заявку' }).click()
  const fields = orderForm(page)
  await expect(fields.form.getByText(`Повтор заявки № ${first}.`)).toBeVisible()
  await expect(fields.name).toHaveValue('Анна Петрова')
  await expect(fields.phone).toHaveValue('+7 (900) 123-45-67')
  await expect(fields.comment).toHaveValue('120 футболок\nк пятнице')
  await fields.comment.fill('Ещё 50 футболок')
  await fields.policy.check()
  await expectNoAxeViolations(page)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  const number = /\d\d-\d{6}/.exec((await fields.form.innerText()) ?? '')?.[0] ?? ''
  await main.getByRole('button', { name: 'Повторить заявку' }).click()
  await expect(fields.form.getByText(`Повтор заявки № ${first}.`)).toBeVisible()
  await expect(async () => {
    const mails = await findEmailsWith(`Заявка ${number}: `, 1)
    expect(mails[0]?.attachments.map(({ filename }) => filename)).toEqual(['макет спина.eps'])
  }).toPass()
  await page.goto(LIST)
  await expect(rows).toHaveText([RegExp(`${number}.*Ещё 50 футболок.*1.файл`), RegExp(first)])
})

test('Repeats an order with its product, material, quantity and price', async ({ page }) => {
  const customer = await logInCustomer(page)
  const { headers } = customer
  const read = async (path: string) =>
    (await (await page.request.get(`/api/v1/${path}`, { headers })).json()).result
  const { catalog } = await read('catalog/futbolka-klassicheskaya')
  const [{ erpId }] = catalog.prices
  const [{ materialErpId, label }] = (await read(`prices/${erpId}/variant/1`)).rows
  const number = await placeOrder(page, customer, 'К\u00A0пятнице', undefined, {
    itemId: `${catalog.id}`,
    itemTitle: catalog.name,
    variant: `${erpId}/1`,
    material: `${materialErpId}/${label}`,
    quantity: '50',
  })
  const lineOf = async (order: string) => (await read(`user/orders/${order}`)).order.lines[0]
  const line = await lineOf(number)
  expect(line).toMatchObject({ itemId: catalog.id, material: label, quantity: 50 })
  expect(line.total).toBeGreaterThan(0)

  await openAt(page, orderPath(number), 360)
  await page.getByRole('button', { name: 'Повторить заявку' }).click()
  const fields = orderForm(page)
  await expect(fields.form).toContainText(`${catalog.name}, ${label}, количество: 50`)
  await fields.policy.check()
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  const again = /\d\d-\d{6}/.exec((await fields.form.innerText()) ?? '')?.[0] ?? ''
  expect(again).not.toBe(number)
  expect(await lineOf(again)).toEqual(line)
})

test('Shows several products of an order, and repeats them with their sizes', async ({ page }) => {
  const customer = await logInCustomer(page)
  const read = async (path: string) =>
    (await (await page.request.get(`/api/v1/${path}`, { headers: customer.headers })).json()).result
  const { catalog } = await read('catalog/futbolka-klassicheskaya')
  const [{ erpId }] = catalog.prices
  const [{ materialErpId, label }] = (await read(`prices/${erpId}/variant/1`)).rows
  const [small, large] = catalog.sizeTables[0].sizes
  const shirt = {
    itemId: catalog.id,
    itemTitle: catalog.name,
    variant: `${erpId}/1`,
    material: `${materialErpId}/${label}`,
  }
  const number = await placeOrder(page, customer, 'К\u00A0пятнице', undefined, {
    lines: JSON.stringify([
      { ...shirt, sizes: { [small]: 20, [large]: 30 } },
      { ...shirt, quantity: 15 },
    ]),
  })
  const linesOf = async (order: string) => (await read(`user/orders/${order}`)).order.lines
  const lines = await linesOf(number)
  expect(lines).toMatchObject([{ quantity: 50, sizes: { [small]: 20, [large]: 30 } }, { quantity: 15 }])

  await openAt(page, orderPath(number), 360)
  const content = page.getByRole('region', { name: 'Что вы отправили' })
  await expect(content).toContainText(`(${small} — 20, ${large} — 30)`)
  await expect(content.getByRole('term').filter({ hasText: 'Изделие' })).toHaveText([
    'Изделие 1',
    'Изделие 2',
  ])
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Повторить заявку' }).click()
  const fields = orderForm(page)
  await expect(fields.form.getByRole('listitem').filter({ hasText: catalog.name })).toHaveCount(2)
  await fields.policy.check()
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  const again = /\d\d-\d{6}/.exec((await fields.form.innerText()) ?? '')?.[0] ?? ''
  expect(await linesOf(again)).toEqual(lines)
})

test('Leaves out a file of a repeated order, and starts other pages with an empty comment', async ({
  page,
}) => {
  const customer = await logInCustomer(page)
  const number = await placeOrder(page, customer, 'Шторы', layout('эскиз.eps'))
  await openAt(page, orderPath(number), 360)
  await page.getByRole('button', { name: 'Повторить заявку' }).click()
  const fields = orderForm(page)
  await fields.form.getByRole('button', { name: 'Убрать файл эскиз.eps' }).click()
  await expect(fields.form.getByRole('list', { name: 'Файлы прежней заявки' })).toBeHidden()
  await expect(fields.form.locator('input[name=repeatFiles]')).toHaveValue('')
  await page.getByRole('link', { name: 'Все заявки' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(fields.comment).toHaveValue('')
  await expect(fields.form.getByText('Повтор заявки')).toBeHidden()
})

test('Cancels an order by keyboard at 360 px after a confirmation, and notifies the factory', async ({
  page,
}) => {
  const customer = await logInCustomer(page)
  const number = await placeOrder(page, customer, 'Пробный метр')
  await openAt(page, LIST, 360)
  await page.getByRole('link', { name: RegExp(number) }).focus()
  await page.keyboard.press('Enter')
  const cancel = page.getByRole('button', { name: 'Отменить заявку' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Отменить заявку?' })
  await expect(dialog).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Да, отменить' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Отменена клиентом')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Заявка № ${number}` })).toBeFocused()
  await expect(cancel).toBeHidden()
  await findEmailsWith(`Заявка ${number} отменена клиентом`, 1)
  await expectNoHorizontalScroll(page)
  await page.goto(LIST)
  await expect(page.getByRole('link', { name: RegExp(number) })).toContainText('Закрыта')
})

test("Reports another user's order and an unknown number as not found, and links to the list", async ({
  page,
}) => {
  const other = await registerCustomer(page)
  const number = await placeOrder(page, other, 'Чужая')
  await logInCustomer(page)
  for (const foreign of [number, '26-999999', 'x']) {
    await openAt(page, orderPath(foreign), 360)
    await expect(page.getByRole('heading', { name: 'Заявка не найдена' })).toBeVisible()
  }
  await expect(page.getByText('Чужая')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Все заявки' }).first().click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByText('Заявок пока нет.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('Loads a long list in pages without layout shifts, and retries a failed page', async ({ page }) => {
  const customer = await logInCustomer(page)
  const first = await placeOrder(page, customer, 'первая')
  const second = await placeOrder(page, customer, 'вторая')
  const client = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: 150_000, uploadThroughput: 60_000 }
  await client.send('Network.emulateNetworkConditions', slow)
  const asked = Promise.withResolvers<void>()
  let isBroken = false
  await page.route('**/api/v1/user/orders*', async (route) => {
    await asked.promise
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    await (isBroken ? route.abort() : route.continue({ url: url.href }))
  })
  await openAt(page, LIST, 360)
  await expect(page.getByText('Загружаем заявки…')).toBeAttached()
  const heading = page.getByRole('heading', { name: 'Заявки' })
  const before = await heading.boundingBox()
  asked.resolve()
  await expect(page.getByRole('link', { name: RegExp(second) })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  await expect(page.getByRole('link', { name: RegExp(first) })).toBeHidden()
  isBroken = true
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(page.getByText('Не получилось загрузить ещё.')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('link', { name: RegExp(first) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeHidden()
  await expectNoHorizontalScroll(page)
})
