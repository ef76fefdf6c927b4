import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { followTo, joinAs, openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { placeOrder } from '../../support/customers.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { openWithToken, registerMember } from '../../support/members.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const FOREMAN = {
  email: 'foreman@example.ru',
  name: 'Степан Закройщик',
  role: 'foreman',
  password: 'бязь небелёная плотная',
} as const

test('Opens the link of a label as «Мастер» on a phone, moves the stage, and the customer sees it', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext({ baseURL: site.origin })
  const customer = await registerMember(visitor.request, {}, site.mails)
  const account = await visitor.newPage()
  const number = await placeOrder(account, customer, 'Двести фартуков')
  const id = await payOrder(page.request, number)

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  await signInOwner(phone, site)
  await joinAs(phone, site, FOREMAN)
  const workshop = await phone.newPage()
  await openScreen(workshop, site, `/production/${id}/`, `Заявка ${number}`)
  await expectNoAxeViolations(workshop)
  expect(await findLatinWords(workshop)).toEqual([])
  await shoot(workshop, 'production-phone', [360, 1320])
  for (const secret of ['Петрова', customer.email]) await expect(workshop.getByText(secret)).toHaveCount(0)
  await workshop.getByRole('button', { name: 'Начать: Раскрой' }).tap()
  await expect(workshop.getByRole('listitem').filter({ hasText: 'Раскрой\u00A0— сейчас' })).toBeVisible()
  await phone.setOffline(true)
  await workshop.getByRole('button', { name: 'Начать: Печать' }).tap()
  await expect(workshop.getByRole('region', { name: 'Ждёт отправки' })).toContainText('Печать')
  await shoot(workshop, 'production-offline', [360])
  await phone.setOffline(false)
  await expect(workshop.getByRole('region', { name: 'Ждёт отправки' })).toHaveCount(0)
  await expect(workshop.getByRole('listitem').filter({ hasText: 'Печать, Степан' })).toBeVisible()
  await followTo(workshop, '/production/', 'Производство')
  await shoot(workshop, 'production-list', [360, 1320])
  await followTo(workshop, '/orders/', 'Сюда нельзя')
  await workshop.setViewportSize({ width: 1320, height: 900 })
  const sections = workshop.getByRole('navigation', { name: 'Разделы' }).getByRole('link')
  await expect(sections).toHaveText(['Начало', 'Производство', 'Мой доступ'])

  await openWithToken(account, customer.token, '/account/orders/')
  await account
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number) })
    .click()
  const stages = account.getByRole('region', { name: 'Производство' })
  await expect(stages.getByRole('listitem').filter({ hasText: 'Печать\u00A0— сейчас' })).toBeVisible()
  await shoot(account, 'production-account', [360, 768, 1320, 1920])

  await openScreen(page, site, `/orders/${id}/`, `Заявка ${number}`)
  const panel = page.getByRole('region', { name: 'Производство' })
  await expect(panel.getByRole('button', { name: 'Начать: Пошив' })).toBeVisible()
  await expect(page.getByText('по\u00A0правилу').first()).toBeVisible()
  await shoot(page, 'production-order', [360, 1320])
  await followTo(page, '/order-rules/', 'Правила заявок')
  await shoot(page, 'order-rules', [360, 768, 1320, 1920])
  await followTo(page, '/', 'Здравствуйте')
  await expect(page.getByRole('heading', { name: 'Следующий шаг' })).toBeVisible()
  await shoot(page, 'today-due', [360, 1320])

  // A label outlives its order.
  await refuse(page.request, id)
  await openScreen(workshop, site, `/production/${id}/`, `Заявка ${number}`)
  await expect(workshop.getByText('Заявка закрыта: этапы больше не меняются')).toBeVisible()
  await expect(workshop.getByRole('button', { name: /^(?:Начать|Вернуть)/ })).toHaveCount(0)
  await visitor.close()
  await phone.close()
})

/** Moves an order to «Оплачено», and returns its id. */
async function payOrder(request: APIRequestContext, number: string): Promise<string> {
  const orders = `${site.origin}/api/v1/admin/orders`
  const list = await (await request.get(`${orders}?q=${number}`)).json()
  const id: string = list.result.orders[0].id
  for (const [version, status] of ['calculating', 'quoted', 'paid'].entries()) {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const answer = await request.post(`${orders}/${id}/status`, { headers, data: { version, status } })
    expect(answer.status()).toBe(200)
  }
  return id
}

async function refuse(request: APIRequestContext, id: string): Promise<void> {
  const order = `${site.origin}/api/v1/admin/orders/${id}`
  const { version } = (await (await request.get(order)).json()).result.order
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const data = { version, status: 'refused', reason: 'Передумали' }
  expect((await request.post(`${order}/status`, { headers, data })).status()).toBe(200)
}

async function shoot(page: Page, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `${name}-${width}`, { fullPage: true })
  }
  await page.setViewportSize({ width: widths[0] ?? 1320, height: 800 })
}
