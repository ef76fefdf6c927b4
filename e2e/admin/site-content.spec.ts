import { expect, test } from '@playwright/test'
import { expectStatus, publishButton } from '../support/admin-form.ts'
import { type AdminSite, openScreen, signInOwner, startAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'

test.describe.configure({ mode: 'default' })

let site: AdminSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startAdminSite()
})
test.afterAll(() => site.stop())
test.beforeEach(({ context }) => signInOwner(context, site))

test('A phone of a city and a holiday are typed as one pleases, and are on the site once they are published', async ({
  page,
}) => {
  const contacts = async () => (await page.request.get(`${site.address}/contacts/`)).text()
  await openScreen(page, site, '/cities/', 'Города')
  await page.getByRole('link', { name: 'Тула' }).click()
  await page.getByRole('textbox', { name: 'Новый телефон' }).fill('8 (487) 298-76-54')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Сб', exact: true }).fill('10-16.30')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Сб', exact: true })).toHaveValue('10:00–16:30')
  await page.getByRole('button', { name: 'Добавить дни' }).click()
  await publishButton(page).click()
  await expect(page.getByText('Укажите день').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1320, height: 800 })
  await page.getByRole('group', { name: 'Первый день' }).getByRole('spinbutton').first().focus()
  await page.keyboard.type('31122030')
  expect(await contacts()).not.toContain('+7 (487) 298-76-54')
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Телефоны' }).getByRole('row')).toHaveCount(2)
  await expect.poll(contacts).toContain('Сб 10:00–16:30')
})
