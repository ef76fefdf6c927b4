import { type BrowserContext, expect, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { signInOwner, useAdminSite } from './support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from './support/layout-locators.ts'
import { beginWithToken, type Member, registerMember } from './support/members.ts'
import { saveScreenshot } from './support/screenshot.ts'

const site = useAdminSite()
/** The browser of a customer, not of a robot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const headers = { 'X-Requested-With': 'XMLHttpRequest' }

async function staffCall(
  { request }: BrowserContext,
  name: 'getOrderInvoices' | 'issueInvoice',
  id: string,
  data?: object,
): Promise<OrderInvoices> {
  const { method, path } = adminRoutes[name]
  const url = `${site.origin}${path.replace(':id', id)}`
  const answer = await request.fetch(url, { method, headers, ...(data ? { data } : {}) })
  expect([name, answer.status()]).toEqual([name, 200])
  return (await answer.json()).result
}

type Write = 'createOffer' | 'updateOffer' | 'sendOffer' | 'createOfferVersion'

async function write({ request }: BrowserContext, name: Write, id: string, data: object): Promise<Offer> {
  const { method, path } = adminRoutes[name]
  const url = `${site.origin}${path.replace(':id', id)}`
  const answer = await request.fetch(url, { method, headers, data })
  expect([name, answer.status()]).toEqual([name, 200])
  return (await answer.json()).result.offer
}

/** Sends an offer for a new order of a guest or a member, as staff do. */
async function sendOffer(context: BrowserContext, member?: Member): Promise<Offer> {
  await signInOwner(context, site)
  const order = await context.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { ...headers, ...member?.headers },
    multipart: {
      name: 'Марина Прялкина',
      phone: '+7 900 123-45-67',
      email: member?.email ?? 'zakaz@example.ru',
    },
  })
  const { number } = (await order.json()).result
  const inbox = await context.request.get(`${site.origin}${adminRoutes.getInbox.path}?q=${number}`)
  const { id } = (await inbox.json()).result.orders[0]
  const created = await write(context, 'createOffer', id, {})
  const print = { id: 'print', title: 'Шелкография, 2\u00A0цвета', unitPrice: 9_050, setup: 150_000 }
  const polo = {
    id: 'polo',
    title: 'Поло из\u00A0пике с\u00A0вышивкой на\u00A0груди',
    material: 'Пике 220\u00A0г/м²',
    baseColor: 'белый',
    sizes: { S: 20, M: 40, L: 40 },
    quantity: 100,
    unit: 'шт',
    unitPrice: 89_250,
    operations: [print],
  }
  const aprons = { id: 'aprons', title: 'Фартуки', quantity: 50, unit: 'шт', unitPrice: 60_000 }
  const draft = await write(context, 'updateOffer', created.id, {
    ...created.draft,
    revision: created.revision,
    lines: [polo, aprons],
    surcharges: [{ id: 'discount', title: 'Скидка за\u00A0объём', percent: -5 }],
    delivery: { text: 'до\u00A0двери в\u00A0Туле', amount: 250_000 },
    comment: 'Марина, образец отправим до\u00A0запуска тиража.',
  })
  return write(context, 'sendOffer', created.id, { revision: draft.revision })
}

async function refuseOrder({ request }: BrowserContext, id: string): Promise<void> {
  const url = `${site.origin}${adminRoutes.getInboxOrder.path.replace(':id', id)}`
  const { version } = (await (await request.get(url)).json()).result.order
  const data = { version, status: 'refused', reason: 'Передумали' }
  const path = adminRoutes.changeOrderStatus.path.replace(':id', id)
  expect((await request.post(`${site.origin}${path}`, { headers, data })).status()).toBe(200)
}

test('A customer reads an offer on a phone, asks, takes its PDF and accepts it, all without scripts', async ({
  browser,
  context,
}) => {
  const { path, number } = await sendOffer(context)
  const customer = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  })
  const page = await customer.newPage()
  const response = await page.goto(`${site.origin}${path}`)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Коммерческое предложение')
  await expect(page.getByText(`№ ${number}/1`)).toBeVisible()
  await expect(page.getByText('125 810')).toHaveCount(2)
  await page.getByRole('link', { name: 'Ответить' }).click()
  await expect(page.getByRole('heading', { name: 'Ваш ответ' })).toBeInViewport()
  await saveScreenshot(page, 'offer-360', { fullPage: true })
  await expectNoHorizontalScroll(page)

  await page.getByLabel('Вопрос менеджеру').fill('Можно ли к\u00A0пятнице?')
  await page.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(page.getByText('Вопрос отправлен.')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^KP-\d\d-\d{6}-1\.pdf$/)

  await page.getByLabel('Ваше имя и фамилия').fill('Марина Прялкина')
  await page.getByRole('button', { name: 'Принять предложение' }).click()
  await expect(page.getByText('Предложение принято')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Принять предложение' })).toBeHidden()
  await customer.close()
})

test('A customer gives requisites, staff issue the invoice from them, and the customer pays by the code on the page', async ({
  browser,
  context,
  page: staff,
}) => {
  const offer = await sendOffer(context)
  await staff.goto(`${site.origin}/admin/orders/${offer.orderId}/`)
  const customer = await browser.newContext({ viewport: { width: 360, height: 780 }, bypassCSP: true })
  const page = await customer.newPage()
  await page.goto(`${site.origin}${offer.path}`)
  await page.getByLabel('Ваше имя и фамилия').fill('Марина Прялкина')
  await page.getByRole('button', { name: 'Принять предложение' }).click()
  await expect(page.getByRole('link', { name: 'Впишите реквизиты для счёта' })).toBeVisible()

  const panel = staff.getByRole('region', { name: 'Реквизиты клиента' })
  await panel.getByRole('button', { name: 'Запросить реквизиты' }).click()
  await expect(panel.getByText('клиент ещё не ответил')).toBeVisible()
  await expect(staff.getByText(/запрошены реквизиты/)).toBeVisible()

  await page.getByLabel('ИНН').fill('7707083894')
  await page.getByLabel('КПП').fill('770701001')
  const name = 'ООО «Торговый дом | "Весна"»'
  await page.getByLabel('Кто платит').fill(name)
  await page.getByLabel('Юридический адрес').fill('Тула, улица Ткачей, 1')
  await page.getByRole('button', { name: 'Сохранить реквизиты' }).click()
  await expect(page.getByText('Проверьте ИНН: в нём есть ошибка')).toBeVisible()
  await expect(page.getByLabel('Кто платит')).toHaveValue(name)
  await saveScreenshot(page.locator('#requisites'), 'requisites-wrong-360')
  await page.getByLabel('ИНН').fill('7707 083 893')
  await page.getByRole('button', { name: 'Сохранить реквизиты' }).click()
  await expect(page.getByText('Реквизиты сохранены')).toBeVisible()

  await expect(panel.getByText('Указал клиент')).toBeVisible()
  await saveScreenshot(panel, 'requisites-panel')
  await staff.getByRole('button', { name: 'Выставить счёт' }).click()
  await expect(staff.getByLabel('Кто платит')).toHaveValue(name)
  await staff.getByLabel('Дней на оплату').fill('7')
  staff.once('dialog', (dialog) => void dialog.accept())
  await staff.reload()
  await expect(staff.getByLabel('Дней на оплату')).toHaveValue('7')
  await staff.getByRole('button', { name: 'Выставить', exact: true }).click()
  const card = staff.getByRole('article', { name: /^Счёт/ })
  await expect(card.getByText('Ждёт оплаты')).toBeVisible()
  await expectNoAxeViolations(staff)

  await page.goto(`${site.origin}${offer.path}`)
  const code = page.getByRole('img', { name: /^QR-код для оплаты счёта/ })
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
  await page.getByText('Реквизиты для перевода').click()
  await expect(page.getByText(/^Оплата по счёту № \d\d-\d{6} от /)).toBeVisible()
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `offer-invoice-${width}`, { fullPage: true })
  }
  await expectNoAxeViolations(page)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать счёт, PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  for (const width of [360, 1320]) {
    await staff.setViewportSize({ width, height: 900 })
    await saveScreenshot(staff.getByRole('region', { name: 'Счета', exact: true }), `order-invoices-${width}`)
  }
  await customer.close()
})

test('In the account a customer gives requisites; those of another window are not replaced unseen', async ({
  browser,
  context,
}) => {
  const customer = await browser.newContext({ baseURL: site.origin, viewport: { width: 1320, height: 900 } })
  const member = await registerMember(customer.request, {}, site.mails)
  const offer = await sendOffer(context, member)
  await customer.request.post(`/api/v1${offer.path}accept`.replace('/offer/', '/offers/'), {
    headers,
    data: { version: 1, name: 'Марина Прялкина' },
  })
  const company = { name: 'ООО «Ткань»', inn: '7707083893', kpp: '770701001', legalAddress: 'Тула' }
  await customer.request.put('/api/v1/user/company', {
    headers: member.headers,
    data: { version: 0, ...company, deliveryAddresses: [], contacts: [] },
  })
  const [page, other] = [await customer.newPage(), await customer.newPage()]
  for (const window of [page, other]) {
    await beginWithToken(window, member.token)
    await window.goto('/account/orders/')
    await window.getByRole('main').getByRole('link', { name: /№/ }).first().click()
    await expect(window.getByLabel('Кто платит')).toHaveValue(company.name)
  }
  await other.getByLabel('Кто платит').fill('АО «Нить»')
  await other.getByRole('button', { name: 'Сохранить реквизиты' }).click()
  await expect(other.getByRole('button', { name: 'Изменить реквизиты' })).toBeVisible()
  await page.getByLabel('Кто платит').fill('ООО «Ткань и нить»')
  await page.getByRole('button', { name: 'Сохранить реквизиты' }).click()
  await expect(page.getByText('Реквизиты уже изменили')).toBeVisible()
  await expect(page.getByText('АО «Нить»')).toBeVisible()
  await expect(page.getByLabel('Кто платит')).toHaveValue('ООО «Ткань и нить»')
  await expectNoAxeViolations(page)
  await saveScreenshot(page.getByRole('main'), 'account-requisites-1320')
  await page.getByRole('button', { name: 'Сохранить реквизиты' }).click()
  await expect(page.getByText('ООО «Ткань и нить»')).toBeVisible()

  const { legalEntities } = await staffCall(context, 'getOrderInvoices', offer.orderId)
  await staffCall(context, 'issueInvoice', offer.orderId, {
    offerId: offer.id,
    legalEntityId: legalEntities[0]?.id,
    part: 'whole',
    advancePercent: 50,
    dueDays: 5,
    buyer: { name: company.name, inn: company.inn, kpp: company.kpp, address: 'Тула' },
  })
  await page.reload()
  await expect(page.getByRole('img', { name: /^QR-код для оплаты счёта/ })).toBeVisible()
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page.getByRole('main'), `account-invoice-${width}`)
  }
  await expectNoAxeViolations(page)
  await customer.close()
})

test('A refused answer keeps what was typed; a newer version is one click away; a refused order asks nothing', async ({
  browser,
  context,
}) => {
  const offer = await sendOffer(context)
  const customer = await browser.newContext({ viewport: { width: 1320, height: 900 }, userAgent })
  const page = await customer.newPage()
  await page.goto(`${site.origin}${offer.path}`)
  await saveScreenshot(page, 'offer-1320', { fullPage: true })

  const draft = await write(context, 'createOfferVersion', offer.id, { revision: (await reload()).revision })
  await write(context, 'sendOffer', offer.id, { revision: draft.revision })
  await page.getByLabel('Ваше имя и фамилия').fill('Марина')
  await page.getByRole('button', { name: 'Принять предложение' }).click()
  await expect(page.getByText('У предложения уже есть новая версия')).toBeVisible()
  await expect(page.getByLabel('Ваше имя и фамилия')).toHaveValue('Марина')
  await expect(page.getByText(`№ ${offer.number}/2`)).toBeVisible()
  await page.getByRole('link', { name: /^Версия 1/ }).click()
  await expect(page.getByText('Это прежняя версия')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Принять предложение' })).toBeHidden()
  await page.getByRole('link', { name: 'Открыть действующую версию' }).click()
  await page.getByText('Отклонить предложение').click()
  await page.getByLabel('Дорого').check()
  await page.getByRole('button', { name: 'Отклонить', exact: true }).click()
  await expect(page.getByText('Предложение отклонено')).toBeVisible()
  const { events } = await reload()
  expect(events.map(({ kind }) => kind)).toContain('opened')

  const accepted = await sendOffer(context)
  await page.goto(`${site.origin}${accepted.path}`)
  await page.getByLabel('Ваше имя и фамилия').fill('Марина')
  await page.getByRole('button', { name: 'Принять предложение' }).click()
  await expect(page.getByRole('heading', { name: 'Реквизиты для счёта' })).toBeVisible()
  await refuseOrder(context, accepted.orderId)
  await page.reload()
  await expect(page.getByText('Заявка отменена, поэтому предложение больше не действует')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Реквизиты для счёта' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Отправить вопрос' })).toBeVisible()
  await customer.close()

  async function reload(): Promise<Offer> {
    const url = `${site.origin}${adminRoutes.getOffer.path.replace(':id', offer.id)}`
    return (await (await context.request.get(url)).json()).result.offer
  }
})
