import { expect, type Page, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'
import { tabTo } from '../../support/tab-to.ts'
import { openNewOrder, openOrder, sendOrder } from './inbox-orders.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })
test.beforeEach(({ context }) => signInOwner(context, site))

/** The steps after a call, in order. */
const STEPS = ['Считаем', 'Предложение', 'Оплачено', 'В\u00A0работе', 'Отправлена', 'Готово']

test('Shows a new order without a reload, and takes it from its arrival to «готово»', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openScreen(page, site, '/orders/', 'Заявки')
  await expect(page.getByText('Звонить некому: все заявки разобраны.')).toBeVisible()
  await sendOrder(page, site, { name: 'Марина Прялкина' })
  await expect(page.getByRole('link', { name: 'Марина Прялкина', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Заявки/)
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)

  await openOrder(page, 'Марина Прялкина')
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка \d\d-\d{6}$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Взять' }).click()
  await expect(page.getByText('Занимается: вы')).toBeVisible()
  const call = page.getByRole('link', { name: 'Позвонить +7 (900) 123-45-67' })
  await expect(call).toHaveAttribute('href', 'tel:+79001234567')
  await page.getByRole('button', { name: 'Дозвонились', exact: true }).click()
  await expect(call).toBeHidden()
  await expect(page).toHaveTitle(/^Заявка/)
  await page.getByLabel('Новая заметка').fill('Просит пробник на кулирке')
  const mentioned = page.getByRole('combobox', { name: 'Кого упомянуть' })
  await mentioned.fill('@влад')
  await expect(page.getByRole('option', { name: 'Владелец' })).toBeVisible()
  // React Aria loses an arrow within a frame of a letter: it processes the letter twice and restarts the list. People
  // type more slowly, and can press again.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(mentioned).toHaveAttribute('aria-activedescendant', /option/, { timeout: 1_000 })
    await page.keyboard.press('Enter')
    await expect(mentioned).toHaveValue('', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '@Владелец: не\u00A0упоминать' })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Просит пробник' })).toContainText('@Владелец')
  await expect(page.getByLabel('Новая заметка')).toHaveValue('')
  const mail = page.getByRole('listitem').filter({ hasText: 'Письмо клиенту' })
  await expect(mail.getByText('Ушло')).toBeVisible()
  const sentAgain = page.waitForResponse(/order-notifications/)
  await mail.getByRole('button', { name: 'Отправить ещё раз: Письмо клиенту' }).click()
  expect((await sentAgain).status()).toBe(200)
  await expect(mail.getByText('Ушло')).toBeVisible()
  const toAnother = mail.getByRole('button', { name: 'На другой адрес: Письмо клиенту' })
  await toAnother.click()
  await page.keyboard.press('Escape')
  await expect(toAnother).toBeFocused()
  await toAnother.press('Enter')
  await page.getByRole('dialog').getByLabel('Почта').fill('ivan@example.ru')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(mail.getByText('на\u00A0ivan@example.ru')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toAnother).toBeFocused()
  await expect(mail.getByText('Ушло')).toBeVisible()
  await expect(toAnother).toBeFocused()
  for (const status of STEPS) {
    await page.getByRole('button', { name: status, exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: status })).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  expect(await findLatinWords(page)).toEqual([])
})

/** Background of the highlighted action. */
const KUMACH = 'rgb(181, 35, 42)'

test('Claims, calls and completes an order by keyboard, highlights the one next action, and keeps the focus in place', async ({
  page,
}) => {
  await sendOrder(page, site, { name: 'Зоя Кромкина' })
  await openScreen(page, site, '/orders/', 'Заявки')
  await tabTo(page, page.getByRole('link', { name: 'Зоя Кромкина', exact: true }))
  await page.keyboard.press('Enter')
  const actions = page.getByRole('region', { name: 'Что сделать' })
  const highlighted = () =>
    page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll(
        (buttons, colour) =>
          buttons
            .filter((button) => getComputedStyle(button).backgroundColor === colour)
            .map((button) => button.textContent),
        KUMACH,
      )
  for (const name of ['Взять', 'Дозвонились', ...STEPS]) {
    await expect.poll(highlighted).toEqual([name])
    await tabTo(page, actions.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(actions.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(actions).toBeFocused()
  }
  await expect.poll(highlighted).toEqual([])
  await expect(page.getByRole('listitem').filter({ hasText: /^Готово/ })).toBeVisible()
})

test('Performs a press during a pending request and keeps the focus', async ({ page }) => {
  await openNewOrder(page, site, 'Тая Запошивочная')
  const actions = page.getByRole('region', { name: 'Что сделать' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/claim', async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  // The event stream reloads the claimed order before the request is answered.
  const read = page.waitForResponse(
    async (response) =>
      /\/orders\/[\w-]{36}$/.test(response.url()) && (await response.text()).includes('"assignee":{'),
  )
  await actions.getByRole('button', { name: 'Взять' }).press('Enter')
  await read
  await actions.getByRole('button', { name: 'Дозвонились', exact: true }).press('Enter')
  await expect(actions.getByRole('button', { name: 'Дозвонились', exact: true })).toHaveCount(0)
  answer.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: 'Дозвонились' })).toBeVisible()
  await expect(actions).toBeFocused()
})

test('Refuses an order by keyboard, only with a reason', async ({ page }) => {
  await sendOrder(page, site, { name: 'Лариса Уток' })
  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('link', { name: 'Лариса Уток', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Отказ' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Отказ по\u00A0заявке' })
  await expect(dialog.getByLabel('Почему')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Напишите, почему отказ')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.type('Передумали')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Отказ: Передумали' })).toBeVisible()
})

test('Shows two members the changes of one another at once', async ({ page, context }) => {
  await openNewOrder(page, site, 'Вера Основа')
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}\/$/)
  const other = await context.newPage()
  await other.goto(page.url())
  // Similar orders are listed with their states, too.
  const step = (tab: Page, hasText: string) =>
    tab.getByRole('listitem').filter({ hasText, hasNotText: 'Похоже, повтор' })
  await other.getByRole('button', { name: 'Считаем' }).click()
  await expect(step(other, 'Считаем')).toBeVisible()
  await expect(step(page, 'Считаем')).toBeVisible()
  await page.getByRole('button', { name: 'Предложение' }).click()
  await expect(step(other, 'Предложение')).toBeVisible()
})

test('Prints an order with its contents and history, without controls', async ({ page }) => {
  await openNewOrder(page, site, 'Римма Кайма')
  await expect(page.getByRole('button', { name: 'Взять' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Двести футболок').last()).toBeVisible()
  await expect(main.getByText('Заявка пришла')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
})

test('Reports a missing order under a heading and links to existing ones', async ({ page }) => {
  await openScreen(page, site, `/orders/${crypto.randomUUID()}/`, 'Такой заявки нет')
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Все заявки' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Заявки' })).toBeVisible()
})

test('Shows thumbnails of files, opens one, and downloads all', async ({ page }) => {
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: filesOrder('Рита Набойка'),
  })
  expect(answer.status()).toBe(200)
  await page.setViewportSize({ width: 360, height: 780 })
  await openScreen(page, site, '/orders/', 'Заявки')
  await openOrder(page, 'Рита Набойка')
  const thumbnail = page.getByRole('img', { name: 'Миниатюра файла «Эскиз.svg»' })
  await expect(thumbnail).toHaveCSS('opacity', '1')
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
  // Other files show an icon of their kind in a box of the same size.
  const rows = page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')
  for (const [name, kind] of [
    ['Кайма.svg', 'svg'],
    ['Шрифты.zip', 'zip'],
  ] as const) {
    const row = rows.filter({ hasText: name })
    await expect(row.getByText(kind, { exact: true })).toBeVisible()
    await expect(row.getByRole('img')).toHaveCount(0)
    expect((await row.boundingBox())?.height).toBe((await rows.first().boundingBox())?.height)
  }
  await expectNoAxeViolations(page)
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `admin-order-files-${width}`, { fullPage: true })
  }
  // A click on the thumbnail counts as a click on the name.
  await thumbnail.click({ force: true })
  const opener = page.getByRole('button', { name: 'Эскиз.svg' })
  const dialog = page.getByRole('dialog', { name: 'Эскиз.svg' })
  const picture = dialog.getByRole('img', { name: 'Лист файла «Эскиз.svg»' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await expect(dialog.getByRole('link', { name: /^Скачать/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать все архивом' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Заявка \d\d-\d{6}\.zip$/)
})

/** Returns an order with three files; one of them can be drawn. */
function filesOrder(name: string): FormData {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="90"/></svg>'
  const form = new FormData()
  const fields = { name, phone: '+7 900 123-45-68', email: 'zakaz@example.ru', comment: 'Платки' }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const files = {
    'Эскиз.svg': drawing,
    'Кайма.svg': `${drawing}<`,
    'Шрифты.zip': `PK\x05\x06${'\0'.repeat(18)}`,
  }
  for (const [file, content] of Object.entries(files)) form.append('files[]', new Blob([content]), file)
  return form
}
