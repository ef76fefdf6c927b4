import { expect, type Page, type Response, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import sharp from 'sharp'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const site = useAdminSite({ DEMO_CONTENT: 'off' })
test.beforeEach(({ context }) => signInOwner(context, site))

let senders = 0
/** Sends an order as the site does, and opens it. */
async function openOrder(page: Page, name: string): Promise<void> {
  senders += 1
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      name,
      phone: `+7 900 123-45-${10 + senders}`,
      email: `z${senders}@example.ru`,
      comment: 'Шарфы',
    },
  })
  expect(answer.status()).toBe(200)
  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('link', { name, exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка/ })).toBeVisible()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const waiting = (page: Page) => page.getByRole('region', { name: 'Ждёт отправки' })

test('Queues offline actions, shows them as waiting, and sends them once and in order', async ({
  page,
  context,
}) => {
  await openOrder(page, 'Ольга Челнокова')
  // The customer and the reason of the call are in view with the buttons.
  for (const text of ['Ольга Челнокова', 'Шарфы'])
    await expect(page.getByText(text, { exact: true }).first()).toBeInViewport()
  // The thread loads after the order.
  await expect(page.getByLabel('Новая заметка')).toBeVisible()
  await context.setOffline(true)
  await button(page, 'Взять').tap()
  await expect(page.getByText('Занимается: вы')).toBeVisible()
  await button(page, 'Дозвонились').tap()
  await button(page, 'Считаем').tap()
  await button(page, 'Заметка').tap()
  await expect(page.getByLabel('Новая заметка')).toBeFocused()
  await page.keyboard.type('Нужен пробник')
  await button(page, 'Добавить заметку').tap()
  await expect(page.getByLabel('Новая заметка')).toHaveValue('')
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Фото').tap()
  expect(await (await chooser).element().getAttribute('capture')).toBe('environment')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5232a' } })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'Образец.jpg', mimeType: 'image/jpeg', buffer })
  await expect(waiting(page).getByRole('listitem')).toContainText([
    'Взять',
    'Дозвонились',
    'Считаем',
    'Заметка: Нужен пробник',
    'Файл «Образец.jpg»',
  ])
  await expect(page.getByText('Ждёт отправки: 5')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  expect(await findLatinWords(page)).toEqual([])

  await context.setOffline(false)
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByText('Ждёт отправки')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Нужен пробник' })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Образец.jpg' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Занимается: вы')).toBeVisible()
  for (const text of ['Позвонили', 'Считаем', 'Дозвонились', 'Нужен пробник', 'Образец.jpg'])
    await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
})

test('Keeps each of several files chosen offline, in order', async ({ page }) => {
  await openOrder(page, 'Зинаида Бёрдо')
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Приложить файл').tap()
  const names = ['Спереди.pdf', 'Сзади.pdf', 'Бирка.pdf']
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  await (await chooser).setFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer })))
  for (const name of names) await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
})

test('Repeats an unanswered action with its key, even after the tab was closed, and performs it once', async ({
  page,
  context,
}) => {
  await openOrder(page, 'Инна Ворсова')
  const url = page.url()
  // The server performs the write, and the response is lost.
  await page.route('**/notes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Новая заметка').fill('Один раз')
  await button(page, 'Добавить заметку').tap()
  await expect(waiting(page)).toContainText('Заметка: Один раз')
  await page.close()
  const again = await context.newPage()
  const repeated = again.waitForResponse(/\/notes$/)
  await again.goto(url)
  expect((await repeated).status()).toBe(200)
  await expect(again.getByRole('listitem').filter({ hasText: 'Один раз' })).toHaveCount(1)
  await expect(waiting(again)).toHaveCount(0)
})

test('Reports a queued action that a colleague preceded', async ({ page, context }) => {
  // Its offers and invoices load after the order, and the connection is lost meanwhile.
  const lost = Promise.withResolvers<void>()
  await page.route(/order-offers-[^/]+\.js$/, async (route) => {
    await lost.promise
    await route.abort('internetdisconnected')
  })
  await openOrder(page, 'Вера Утокова')
  const id = /orders\/([\da-f-]+)/.exec(page.url())?.[1]
  await context.setOffline(true)
  lost.resolve()
  await button(page, 'Отказ').tap()
  const dialog = page.getByRole('dialog', { name: 'Отказ по\u00A0заявке' })
  await dialog.getByLabel('Почему').fill('Не отвечают')
  await dialog.getByRole('button', { name: 'Отказать' }).tap()
  await expect(waiting(page)).toContainText('Отказ')
  const taken = await page.request.post(`${site.origin}/api/v1/admin/orders/${id}/claim`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(taken.status()).toBe(200)
  await page.unroute(/order-offers-[^/]+\.js$/)
  await context.setOffline(false)
  await expect(button(page, 'Составить КП')).toBeVisible()
  await expect(waiting(page)).toContainText('не\u00A0сделано. Пока вы\u00A0смотрели')
  await expect(page.getByText('Не\u00A0сделано: «Отказ».')).toBeVisible()
  await expect(page.getByText('Занимается: вы')).toBeVisible()
  await expectNoAxeViolations(page)
  await button(page, 'Убрать: Отказ').tap()
  await expect(waiting(page)).toHaveCount(0)
})

test('Sets a reminder by a preset or a time, shows it until it is done, and ends it offline', async ({
  page,
  context,
}) => {
  await openOrder(page, 'Анна Бердова')
  await button(page, 'Напомнить…').tap()
  const dialog = page.getByRole('dialog', { name: 'Напомнить о\u00A0заявке' })
  await dialog.getByRole('button', { name: 'Напомнить', exact: true }).tap()
  await expect(dialog.getByText('Укажите день и\u00A0время, когда напомнить')).toBeVisible()
  await dialog.getByRole('button', { name: 'Завтра в\u00A09:00' }).tap()
  await dialog.getByLabel('О чём').fill('Отправить расчёт')
  await expectNoAxeViolations(page)
  expect(await findLatinWords(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Напомнить', exact: true }).tap()
  const reminder = page.getByRole('listitem').filter({ hasText: 'Отправить расчёт' })
  await expect(reminder).toContainText('09:00')
  await context.setOffline(true)
  await button(page, 'Сделано: Отправить расчёт').tap()
  await expect(waiting(page).getByRole('listitem')).toContainText(['Сделано: Отправить расчёт'])
  await expect(button(page, 'Сделано: Отправить расчёт')).toHaveCount(0)
  await context.setOffline(false)
  await expect(waiting(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Напоминаний нет.')).toBeVisible()
})

test('Queues a mail to another address while offline', async ({ page, context }) => {
  await openOrder(page, 'Лидия Шпулина')
  const told = page.getByRole('region', { name: 'Кого оповестили' })
  const mail = told.getByRole('listitem').filter({ hasText: 'Письмо клиенту' })
  await expect(mail.getByText('Ушло')).toBeVisible()
  await context.setOffline(true)
  await button(page, 'На другой адрес: Письмо клиенту').tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Почта').fill('не почта')
  await dialog.getByRole('button', { name: 'Отправить' }).tap()
  await expect(dialog.getByLabel('Почта')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Почта').fill('lida@example.ru')
  await dialog.getByRole('button', { name: 'Отправить' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(waiting(page).getByRole('listitem')).toContainText(['lida@example.ru: Письмо клиенту'])
  await expect(mail.getByText('на\u00A0lida@example.ru')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await context.setOffline(false)
  await expect(waiting(page)).toHaveCount(0)
  await page.reload()
  await expect(mail.getByText('на\u00A0lida@example.ru')).toBeVisible()
  await expect(mail.getByText('Ушло')).toBeVisible()
})

test('Receives a new order at once through the event stream, as in a background tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  // Polling gets no answer: browsers limit it to once a minute in background tabs.
  await page.route('**/api/v1/admin/inbox', (route) =>
    route.request().headers().accept === 'text/event-stream' ? route.continue() : route.abort(),
  )
  const isEventStream = (response: Response) =>
    response.headers()['content-type']?.startsWith('text/event-stream') ?? false
  const opened = page.waitForResponse(isEventStream)
  await openScreen(page, site, '/orders/', 'Заявки')
  await opened
  await button(page, 'Включить уведомления').tap()
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    window.Notification = class extends Notification {
      // The test browser reports another permission than it was granted.
      static override readonly permission = 'granted'
      constructor(title: string) {
        super(title)
        shown.push(title)
      }
    }
  })
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: { name: 'Ирина', phone: '+7 900 123-45-99', email: 'irina@example.ru', comment: 'Пледы' },
  })
  const { number } = (await answer.json()).result
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  await expect.poll(shown).toEqual([`Новая заявка ${number}`])
  await expect(page.getByRole('link', { name: 'Ирина', exact: true })).toBeVisible()
})

test('Opens or copies the key of an authenticator app on a phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, site, '/account/', 'Мой доступ')
  await button(page, 'Подключить другое').tap()
  const dialog = page.getByRole('dialog', { name: 'Приложение с кодами' })
  const key = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  const link = dialog.getByRole('link', { name: 'Открыть в приложении' })
  await expect(link).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${key}`))
  await dialog.getByRole('button', { name: 'Скопировать ключ' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Ключ скопирован' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
})
