import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { followTo, joinAs, openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { issueInvoices } from '../../support/bank-statement.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const ACCOUNTANT = {
  email: 'buh@example.ru',
  name: 'Вера Сметина',
  role: 'accountant',
  password: 'счёты костяные старые',
} as const

test('Shows «Бухгалтер» an order without any control that the server would refuse, and only money elsewhere', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context(), site)
  const [number = ''] = await issueInvoices(page.request, site.origin, 1)
  const orderId = await fillOrder(page)
  const context = await browser.newContext({ viewport: { width: 1320, height: 900 } })
  await signInOwner(context, site)
  await joinAs(context, site, ACCOUNTANT)
  const accountant = await context.newPage()
  const refused: string[] = []
  accountant.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
  const main = accountant.getByRole('main')

  await openScreen(accountant, site, `/orders/${orderId}/`, 'Заявка')
  const orderHeading = await main.getByRole('heading', { level: 1 }).innerText()
  await expect(main.getByRole('article', { name: `Счёт ${number}` })).toBeVisible()
  for (const text of ['Где мой заказ?', 'Просит счёт почтой', 'Проверить оплату', 'Футболка.pdf'])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(main.getByRole('textbox').or(main.getByRole('combobox'))).toHaveCount(0)
  const names = await listControls(main)
  expect(names.filter((name) => !/\.pdf$/.test(name))).toEqual([
    'Запросить реквизиты',
    'Вписать самому',
    'Отправить клиенту',
    'Отметить оплату',
    'Исправить',
    'Отменить счёт',
  ])
  for (const [index] of names.entries()) {
    // Returns to the order, so that the last press has left nothing open.
    await followTo(accountant, '/imports/', 'Импорт и\u00A0экспорт')
    await followTo(accountant, `/orders/${orderId}/`, orderHeading)
    await expect(main.getByRole('article', { name: `Счёт ${number}` })).toBeVisible()
    const requests: Request[] = []
    const note = (request: Request) => requests.push(request)
    accountant.on('request', note)
    await main.getByRole('button').nth(index).click()
    // A press has sent its request by the next frame.
    await accountant.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await Promise.all(requests.map((request) => request.response()))
    accountant.off('request', note)
  }
  expect(refused).toEqual([])

  await shootAtWidths(accountant, 'accountant-order')
  await expectNoAxeViolations(accountant)
  for (const [path, heading] of [
    ['/', 'Здравствуйте'],
    ['/invoices/', 'Счета'],
    ['/payments/', 'Платежи'],
    ['/legal-entities/', 'Юрлица'],
    ['/imports/', 'Импорт и\u00A0экспорт'],
    ['/orders/', 'Заявки'],
    ['/offers/', 'Предложения'],
  ] as const) {
    await followTo(accountant, path, heading)
    await expect(accountant.getByRole('status', { name: 'Загружаем…' })).toHaveCount(0)
    expect(await findLatinWords(accountant)).toEqual([])
    await shootAtWidths(accountant, `accountant-${path.replaceAll('/', '') || 'today'}`)
  }
  await followTo(accountant, '/invoices/', 'Счета')
  const downloading = accountant.waitForEvent('download')
  await accountant.getByRole('button', { name: 'Скачать для Excel' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^Счета .+\.xlsx$/)
  expect(refused).toEqual([])
  for (const path of ['/customers/', '/prices/', '/staff/', '/batches/', '/setup/', '/order-rules/'])
    await openScreen(accountant, site, path, 'Сюда нельзя')
  await context.close()
})

/** Adds a file, a note, a message, a reminder and a proof to the newest order, and returns its id. */
async function fillOrder({ request }: Page): Promise<string> {
  const api = `${site.origin}/api/v1/admin`
  const post = async (path: string, options: object) => {
    const answer = await request.post(`${api}/${path}`, { headers, ...options })
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.anything()])
    return (await answer.json()).result
  }
  const { orders } = (await (await request.get(`${api}/orders`)).json()).result
  const { id, number } = orders[0]
  const pdf = { name: 'Футболка.pdf', mimeType: 'application/pdf', buffer: ONE_PAGE }
  await post(`orders/${id}/files`, { multipart: { file: pdf } })
  await post(`orders/${id}/notes`, { data: { text: 'Просит счёт почтой', mentions: [] } })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await post(`orders/${id}/reminders`, { data: { at, text: 'Проверить оплату' } })
  await post(`orders/${id}/proof-files`, { multipart: { file: pdf } })
  await request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers,
    multipart: { name: 'Марина Прялкина', phone: '+7 900 123-45-67', email: 'm@example.ru' },
  })
  const offer = (await (await request.get(`${api}/orders/${id}/offers`)).json()).result.offers[0]
  const asked = await request.post(
    `${site.origin}/api/v1${offer.path.replace(/\/$/, '')}/questions`.replace('/offer/', '/offers/'),
    { headers, data: { text: 'Где мой заказ?' } },
  )
  expect([number, asked.status(), await asked.text()]).toEqual([number, 200, expect.anything()])
  return id
}

const listControls = async (main: Locator): Promise<string[]> => {
  const buttons = await main.getByRole('button').all()
  return Promise.all(
    buttons.map(
      async (button) => (await button.getAttribute('aria-label')) ?? (await button.innerText()).trim(),
    ),
  )
}

async function shootAtWidths(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `${name}-${width}`, { fullPage: true })
  }
}

const ONE_PAGE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
