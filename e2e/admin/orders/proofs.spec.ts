import { expect, test } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import sharp from 'sharp'
import { openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
const headers = { 'X-Requested-With': 'XMLHttpRequest' }

test('Staff upload a proof, the customer marks a place without scripts, gets a new version and approves it', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context(), site)
  const placed = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers,
    multipart: { name: 'Ирина Кройкина', phone: '+7 900 123-45-67', email: 'proof@example.ru' },
  })
  expect(placed.status()).toBe(200)
  await openScreen(page, site, '/orders/', 'Заявки')
  await page.getByRole('link', { name: 'Ирина Кройкина', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Макеты' })
  const upload = async (name: string, bytes: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: /Загрузить|Добавить/ }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
  }
  await upload('Футболка.pdf', threePages())
  await expect(panel.getByText('Черновик', { exact: true })).toBeVisible()
  await expect(panel.getByText('Страница 1 из 3')).toBeVisible()
  const message = 'Ирина, проверьте размер логотипа.'
  await panel.getByLabel('Сообщение клиенту').fill(message)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(panel.getByLabel('Сообщение клиенту')).toHaveValue(message)
  await page.setViewportSize({ width: 360, height: 900 })
  await expectNoHorizontalScroll(page)
  await saveScreenshot(panel, 'proof-draft-360')
  await page.setViewportSize({ width: 1320, height: 900 })
  await panel.getByRole('button', { name: 'Отправить клиенту' }).click()
  await expect(panel.getByText('Ждёт клиента', { exact: true })).toBeVisible()
  const path = await panel.getByRole('link', { name: 'Страница клиента' }).getAttribute('href')

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  })
  const customer = await phone.newPage()
  await customer.goto(`${site.origin}${path}`)
  await expect(customer.getByRole('heading', { name: 'Макет на утверждение' })).toBeVisible()
  // A picture that is loading has another size.
  const loaded = customer.waitForEvent('load')
  await customer.getByRole('link', { name: 'Страница 2' }).click()
  await loaded
  const picture = customer.getByRole('button', { name: /нажмите на место/ })
  const box = await picture.boundingBox()
  await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  await expect(customer.getByRole('heading', { name: 'Комментарий к отмеченному месту' })).toBeVisible()
  expect(Number(await customer.locator('input[name=x][type=hidden]').inputValue())).toBeCloseTo(250, -1)
  await customer.getByLabel('Что заметили').fill('Логотип нужен крупнее')
  await customer.getByRole('button', { name: 'Оставить комментарий', exact: true }).click()
  await expect(customer.getByText('Комментарий отправлен')).toBeVisible()
  for (const width of [360, 768, 1320, 1920]) {
    await customer.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(customer)
    await saveScreenshot(customer, `proof-commented-${width}`, { fullPage: true })
  }

  await page.reload()
  await expect(panel.getByText('Логотип нужен крупнее').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Ответить на комментарий 1' }).click()
  await panel.getByLabel('Ответ клиенту').fill('Увеличили до 12 см')
  await panel.getByRole('button', { name: 'Ответить', exact: true }).click()
  await expect(panel.getByText('Увеличили до 12 см').first()).toBeVisible()
  await saveScreenshot(panel, 'proof-comments-1320')
  await expectNoAxeViolations(page)
  const wide = { create: { width: 1600, height: 500, channels: 3, background: '#7a5c3e' } } as const
  await upload('Новая.png', await sharp(wide).png().toBuffer())
  await expect(panel.getByRole('article', { name: 'Версия 2' })).toBeVisible()
  // Until the upload has ended, the form below its progress moves.
  await expect(panel.getByText(/Готовим страницы/)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Отправить клиенту' }).click()
  await expect(panel.getByRole('article', { name: 'Версия 2' }).getByText('Ждёт клиента')).toBeVisible()

  await customer.setViewportSize({ width: 360, height: 740 })
  await customer.getByLabel('Ваше имя и фамилия').fill('Ирина Кройкина')
  await customer.getByRole('button', { name: 'Утвердить макет' }).click()
  await expect(customer.getByRole('alert')).toContainText('У макета уже есть новая версия')
  await customer.getByLabel('Ваше имя и фамилия').fill('Ирина Кройкина')
  await customer.getByRole('button', { name: 'Утвердить макет' }).click()
  await expect(customer.getByText('Макет утверждён')).toBeVisible()
  await customer.getByRole('link', { name: /Версия 1/ }).click()
  await expect(customer.getByText('Увеличили до 12 см')).toBeVisible()
  await saveScreenshot(customer, 'proof-older-360', { fullPage: true })
  await customer.goto(`${site.origin}${path}`)
  for (const width of [360, 768, 1320, 1920]) {
    await customer.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(customer)
    await saveScreenshot(customer, `proof-approved-${width}`, { fullPage: true })
  }
  await phone.close()
  // axe is a script, which the policy of the page forbids.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...others } = response.headers()
    await route.fulfill({ response, headers: others })
  })
  await page.goto(`${site.origin}${path}`)
  await expectNoAxeViolations(page)
})

/** Returns a PDF of three pages, each with a rectangle of its own colour. Readers rebuild the missing table of objects. */
function threePages(): Buffer {
  const colors = ['0.18 0.29 0.42', '0.42 0.18 0.24', '0.24 0.42 0.18']
  const pages = colors.map((color, index) => {
    const drawn = `${color} rg 100 250 395 400 re f`
    return `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${index + 6} 0 R>>endobj
${index + 6} 0 obj<</Length ${drawn.length}>>stream
${drawn}
endstream endobj`
  })
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 5 0 R]>>endobj
${pages.join('\n')}
trailer<</Root 1 0 R>>
%%EOF`)
}
