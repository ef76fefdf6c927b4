import { expect, type Page, test } from '@playwright/test'
import { followTo, openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { placeOrder } from '../../support/customers.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { openWithToken, registerMember } from '../../support/members.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const NOTE = 'Постоянный клиент: скидка'
const LONG = `Ткань ${'оченьдлинноеслово'.repeat(12)} подойдёт?`
/** One pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SKETCH = { name: 'эскиз.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }

test('Writes to a customer with a file, also after a look at the notes; the customer answers, and notes stay with the staff', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext({ baseURL: site.origin })
  const customer = await registerMember(visitor.request, {}, site.mails)
  const account = await visitor.newPage()
  const number = await placeOrder(account, customer, 'Двести фартуков')

  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('link', { name: 'Анна Петрова', exact: true }).first().click()
  const thread = page.getByRole('region', { name: 'Переписка и\u00A0заметки' })
  await shoot(page, 'conversation-empty')
  await thread.getByLabel('Новая заметка').fill(NOTE)
  await page.keyboard.press('Control+Enter')
  await expect(thread.getByRole('listitem').filter({ hasText: NOTE })).toContainText('Заметка')
  await thread.getByRole('tab', { name: 'Клиенту' }).click()
  await thread.getByRole('button', { name: 'Вставить шаблон' }).click()
  await page.getByRole('menuitem', { name: 'Получили заявку' }).click()
  await expect(thread.getByLabel('Сообщение клиенту')).toHaveValue(new RegExp(`Петрова![^]*${number}`))
  const attached = thread.getByRole('list', { name: 'Файлы к\u00A0сообщению' })
  await thread.locator('input[type="file"]').setInputFiles(SKETCH)
  await expect(attached).toContainText(SKETCH.name)
  await shoot(page, 'conversation-composer')
  await thread.getByRole('tab', { name: 'Заметка' }).click()
  await thread.getByRole('tab', { name: 'Клиенту' }).click()
  await expect(attached).toContainText(SKETCH.name)
  await expectNoAxeViolations(page)
  await thread.getByRole('button', { name: 'Отправить клиенту' }).click()
  await expect(thread.getByRole('listitem').filter({ hasText: 'Получили вашу заявку' })).toBeVisible()
  await expect(thread.getByLabel('Сообщение клиенту')).toHaveValue('')

  await openWithToken(account, customer.token, '/account/orders/')
  const main = account.getByRole('main')
  await expect(main.getByText('1 новое сообщение')).toBeVisible()
  await main.getByRole('link', { name: new RegExp(number) }).click()
  const messages = main.getByRole('region', { name: 'Переписка с\u00A0менеджером' })
  await expect(messages.getByText('Получили вашу заявку')).toBeVisible()
  await expect(messages.getByRole('link', { name: SKETCH.name })).toBeVisible()
  await messages.getByLabel('Сообщение менеджеру').fill(LONG)
  await shoot(account, 'conversation-account')
  await expectNoAxeViolations(account)
  await messages.getByRole('button', { name: 'Отправить' }).click()
  await expect(messages.getByRole('listitem').filter({ hasText: LONG })).toContainText('Вы')
  await expect(account.getByText(NOTE)).toHaveCount(0)
  await account.goto('/account/orders/')
  await expect(main.getByRole('link', { name: new RegExp(number) })).toBeVisible()
  await expect(main.getByText('новое сообщение')).toHaveCount(0)

  await expect(thread.getByRole('listitem').filter({ hasText: LONG })).toContainText('Ждёт ответа')
  await followTo(page, '/orders/?view=unanswered', 'Заявки')
  await expect(page.getByRole('list', { name: 'Заявки' })).toContainText('Ждёт ответа')
  await expect(page.getByText('Ответить: 1')).toBeVisible()
  await page.getByRole('link', { name: 'Анна Петрова', exact: true }).first().click()
  await shoot(page, 'conversation-answered')
  expect(await findLatinWords(page)).toEqual([])
  await thread.getByRole('button', { name: 'Ответ не\u00A0нужен' }).click()
  await expect(page.getByText('Ждёт ответа')).toHaveCount(0)
  await visitor.close()
})

async function shoot(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `${name}-${width}`, { fullPage: true })
  }
}
