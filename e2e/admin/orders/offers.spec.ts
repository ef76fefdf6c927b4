import { expect, type Locator, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test('Composes an offer, corrects a price and sends it; once accepted, issues an invoice and notes its payment', async ({
  page,
}) => {
  const list = await page.request.get(`${site.origin}/api/v1/catalog/search/?name=polo`)
  const item = (await list.json()).result.items.find(({ isGroup }: { isGroup: boolean }) => !isGroup)
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      name: 'Марина Прялкина',
      phone: '+7 900 123-45-67',
      email: 'm@example.ru',
      itemId: String(item.id),
      quantity: '100',
    },
  })
  expect(answer.status()).toBe(200)
  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('link', { name: 'Марина Прялкина', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Коммерческое предложение' })
  await panel.getByRole('button', { name: 'Составить КП' }).click()
  await expect(panel.getByText('Черновик', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Изменить' }).click()
  const bar = page.getByRole('region', { name: 'Итог и отправка' })
  await page.getByLabel(/^Цена, ₽/).fill('1 250,50')
  await expect(bar.getByRole('status')).toContainText('125 050')
  await page.getByRole('button', { name: /^Размеры, работы/ }).click()
  await page.getByRole('button', { name: 'Своя работа' }).click()
  await page.getByRole('textbox', { name: 'Работа' }).fill('Вышивка логотипа')
  await page.getByLabel('За штуку, ₽').fill('100')
  await page.getByLabel('Все цены, %').fill('-10')
  await page.getByRole('button', { name: 'Применить' }).click()
  await page.getByRole('button', { name: 'Добавить строку' }).click()
  await page.getByLabel('Название позиции 2').fill('Образец')
  await page.getByLabel('Цена, ₽: Образец').fill('0')
  await expect(bar.getByRole('status')).toContainText('121 545')
  // Input survives a reload, and leaving the screen asks.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Название позиции 2')).toHaveValue('Образец')
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `offer-editor-${width}`)
  }
  await expectNoAxeViolations(page)
  expect(await findLatinWords(page)).toEqual([])
  await page.getByRole('link', { name: /^Заявка/ }).click()
  await page.getByRole('button', { name: 'Остаться' }).click()

  // The preview is no opening by the customer, and nothing can be accepted in it.
  await bar.getByRole('button', { name: 'Как увидит клиент' }).click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByText('Ответить здесь нельзя')).toBeVisible()
  await expect(shown.getByText('Вышивка логотипа')).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Принять' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  const offerUrl = `${site.origin}/api/v1/admin/offers/${page.url().split('/').at(-2)}`
  const readOffer = async () => (await (await page.request.get(offerUrl)).json()).result.offer
  const draft = await readOffer()
  expect([draft.versions[0].openedAt, draft.events]).toEqual([null, []])
  const token = draft.path.split('/')[2]
  const accept = () =>
    page.request.post(`${site.origin}/api/v1/offers/${token}/accept`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { version: 1, name: 'Марина Прялкина' },
    })
  expect((await accept()).status()).toBe(404)

  await bar.getByRole('button', { name: 'Отправить клиенту' }).click()
  await expect(page.getByText('Отправлено', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Заявка/ }).click()
  await expect(panel.getByText('Отправлено')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 900 })
  await expectNoHorizontalScroll(page)
  await saveScreenshot(panel, 'offer-sent-360')
  expect((await accept()).status()).toBe(200)
  // The open tab learns of it.
  await expect(panel.getByText('Принято')).toBeVisible()
  await expect(page.getByText('КП-26-000001/1 принято', { exact: true })).toBeVisible()

  // The list finds it by what it waits for, and by its number.
  await openScreen(page, site, '/offers/?view=accepted', 'Предложения')
  await expect(page.getByRole('row', { name: /КП-26-000001/ })).toContainText('Марина Прялкина')
  await page.getByLabel(/^Номер предложения/).fill('000001')
  await page.getByRole('link', { name: 'КП-26-000001/1' }).click()
  // A new version shows what changed; a template starts the next offer.
  await page.getByRole('button', { name: 'Новая версия' }).click()
  await page.getByLabel('Цена, ₽: Образец').fill('100')
  await bar.getByRole('button', { name: 'Сохранить' }).click()
  const changes = page.getByRole('table', { name: 'Изменения' })
  await expect(changes.getByRole('row', { name: /Образец/ })).toContainText('100')
  await page.getByRole('button', { name: 'Сохранить как шаблон' }).click()
  await page.getByLabel('Название шаблона').fill('Вышитые поло')
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('link', { name: /^Заявка/ }).click()
  await panel.getByRole('button', { name: 'Удалить черновик' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отмена' }).click()
  await panel.getByRole('button', { name: 'Удалить черновик' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await panel.getByRole('button', { name: 'Из шаблона или копии' }).click()
  await expect(page.getByRole('list', { name: 'Шаблоны' })).toContainText('Вышитые поло')
  await page.getByRole('button', { name: 'Удалить шаблон: Вышитые поло' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Шаблонов пока нет.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()

  const invoices = page.getByRole('region', { name: 'Счета' })
  await invoices.getByRole('button', { name: 'Выставить счёт' }).click()
  await invoices.getByLabel('ИНН').fill('7707083894')
  await invoices.getByRole('button', { name: 'Выставить', exact: true }).click()
  await expect(invoices.getByText(/Проверьте ИНН/)).toBeVisible()
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(invoices, `invoice-form-${width}`)
  }
  await expectNoAxeViolations(page)
  await invoices.getByLabel('ИНН').fill('7707083893')
  await invoices.getByRole('button', { name: 'Выставить', exact: true }).click()
  const invoice = invoices.getByRole('article').first()
  await expect(invoice.getByText('Ждёт оплаты')).toBeVisible()
  const pdf = await page.request.get(
    `${site.origin}${await invoice.getByRole('link', { name: 'Открыть счёт' }).getAttribute('href')}`,
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await invoice.getByRole('button', { name: 'Отметить оплату' }).click()
  await invoice.getByRole('button', { name: 'Оплачено' }).click()
  await expect(invoice.getByText('Оплачен', { exact: true })).toBeVisible()
  await saveScreenshot(invoices, 'invoice-paid-1320')
  expect(await findLatinWords(page)).toEqual([])
})

test('Sends an offer for an order with a saved calculation in at most six presses, without typing', async ({
  page,
}) => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const get = async (path: string) =>
    (await (await page.request.get(`${site.origin}/api/v1/${path}`)).json()).result
  const post = async (path: string, body: { data: object } | { multipart: Record<string, string> }) => {
    const answer = await page.request.post(`${site.origin}${path}`, { headers, ...body })
    expect(answer.status()).toBe(200)
    return (await answer.json()).result
  }
  const { items } = await get('catalog/search/?name=polo')
  const { id } = items.find(({ isGroup }: { isGroup: boolean }) => !isGroup)
  const anyOrder = '00000000-0000-4000-8000-000000000000'
  const { variants } = await get(`admin/offer-prices/${id}?order=${anyOrder}&quantity=50`)
  const [{ priceErpId, variant, materials }] = variants
  const { materialErpId } = materials[0]
  const line = { itemId: id, priceErpId, variant, materialErpId, quantity: 50, operations: [] }
  const { calculation } = await post(endpointRoutes.createCalculation.path, {
    data: { lines: [line], term: 'normal' },
  })
  const fields = { name: 'Тимур Суконный', phone: '+7 900 123-45-68', email: 't@example.ru' }
  await post(endpointRoutes.sendOrderMail.path, { multipart: { ...fields, calculationId: calculation.id } })

  await openScreen(page, site, '/orders/', 'Заявки')
  let presses = 0
  const press = (button: Locator) => {
    presses += 1
    return button.click()
  }
  await press(page.getByRole('link', { name: fields.name, exact: true }))
  const panel = page.getByRole('region', { name: 'Коммерческое предложение' })
  await press(panel.getByRole('button', { name: 'Составить КП' }))
  await press(panel.getByRole('button', { name: 'Отправить' }))
  await expect(panel.getByText('Отправлено')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
})

test('Merges what two managers change in one offer, and asks which of two titles to keep', async ({
  page,
  browser,
}) => {
  await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: { name: 'Инна Уток', phone: '+7 900 123-45-69', email: 'u@example.ru' },
  })
  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('link', { name: 'Инна Уток', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Коммерческое предложение' })
  await panel.getByRole('button', { name: 'Составить КП' }).click()
  await panel.getByRole('button', { name: 'Изменить' }).click()
  await page.getByLabel('Название позиции 1').fill('Шарф')
  await page.getByLabel(/^Цена, ₽/).fill('500')
  const bar = page.getByRole('region', { name: 'Итог и отправка' })
  await bar.getByRole('button', { name: 'Сохранить' }).click()
  await expect(bar.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  const context = await browser.newContext()
  await signInOwner(context, site)
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await page.getByLabel('Название позиции 1').fill('Шарф шерстяной')
  await colleague.getByLabel('Название позиции 1').fill('Шарф мохеровый')
  await colleague.getByLabel(/^Цена, ₽/).fill('777')
  await colleague
    .getByRole('region', { name: 'Итог и отправка' })
    .getByRole('button', { name: 'Сохранить' })
    .click()
  // The open tab learns of it.
  await expect(page.getByText('Вы и коллега изменили одно и то же')).toBeVisible()
  await expect(page.getByLabel(/^Цена, ₽/)).toHaveValue('777')
  await page.getByRole('button', { name: 'У коллеги: Шарф мохеровый' }).click()
  await expect(page.getByLabel('Название позиции 1')).toHaveValue('Шарф мохеровый')
  await context.close()
})
