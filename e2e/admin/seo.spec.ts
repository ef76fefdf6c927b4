import { expect, test } from '@playwright/test'
import { expectStatus, publishButton, textField } from '../support/admin-form.ts'
import { type AdminSite, openScreen, signInOwner, startAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { findLink } from '../support/mailbox.ts'

const SPECIALIST = { email: 'seo@example.ru', name: 'Семён', password: 'ситец в мелкий горошек' }

let site: AdminSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startAdminSite()
})
test.afterAll(() => site.stop())

test('A specialist in search finds a page by what is wrong with it, writes its words and nothing else, and the page says them', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context(), site)
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const { email, name, password } = SPECIALIST
  await page.request.post(`${site.address}/api/v1/admin/staff`, {
    ...{ headers, data: { email, name, role: 'seo' } },
  })
  const token = (await findLink(email, site.mails)).split('#')[1]
  await page.context().clearCookies()
  await page.request.post(`${site.address}/api/v1/admin/auth/invitation`, {
    ...{ headers, data: { token, name, password, passwordConfirmation: password } },
  })

  await openScreen(page, site, '/seo/', 'Страницы в поиске')
  // The whole list stands until the narrowed one has come.
  const narrowed = page.waitForResponse(/fault=description-unwritten/)
  await page.getByRole('link', { name: /^Описание составил сайт · \d+$/ }).click()
  await narrowed
  const row = page.getByRole('rowheader').filter({ hasText: '/blog/' }).first().getByRole('link')
  const title = await row.innerText()
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
  }
  await row.click()
  await expect(textField(page, 'Заголовок для поиска')).toBeFocused()
  await expect(textField(page, 'Заголовок')).toHaveAttribute('readonly')
  await textField(page, 'Описание для поиска').fill('Написано для поиска')
  await textField(page, 'Заголовок для соцсетей').fill('Написано для сетей')
  await textField(page, 'Основной адрес страницы').fill('/blog/')
  await page.getByRole('button', { name: /Показ в поиске/ }).click()
  await page.getByRole('option', { name: 'Не показывать, по ссылкам переходить' }).click()
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')

  const address = await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')
  await openScreen(page, site, '/seo/?fault=not-indexed', 'Страницы в поиске')
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([title])
  const visitor = await browser.newPage()
  await visitor.goto(`${site.address}${address}`)
  const content = (selector: string) => visitor.locator(selector).getAttribute('content')
  expect(await content('meta[name="description"]')).toBe('Написано для поиска')
  expect(await content('meta[property="og:title"]')).toBe('Написано для сетей')
  expect(await content('meta[name="robots"]')).toBe('noindex, follow')
  const canonical = await visitor.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/blog/')
  await visitor.close()
})
