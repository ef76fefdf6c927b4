import { expect, test } from '@playwright/test'
import { expectStatus, publishButton } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import {
  expectCleanAtBothWidths,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
} from '../support/layout-locators.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test("Accepts a city's phone and a holiday in any format, and shows them on the site after the publication", async ({
  page,
}) => {
  const contacts = async () => (await page.request.get(`${site.origin}/contacts/`)).text()
  await openScreen(page, site, '/cities/', 'Города')
  await page.getByRole('link', { name: 'Тула' }).click()
  const phone = page.getByRole('textbox', { name: 'Новый телефон' })
  await phone.fill('8 (4872) 98-76-50')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: '+7 (4872) 98-76-50' }).press('Enter')
  const replacing = page.getByRole('textbox', { name: 'Вместо «+7 (4872) 98-76-50»' })
  await expect(replacing).toBeFocused()
  await replacing.fill('8 (4872) 98-76-54')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Сб', exact: true }).fill('10-16.30')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Сб', exact: true })).toHaveValue('10:00–16:30')
  await page.getByRole('button', { name: 'Добавить дни' }).click()
  const day = page.getByRole('group', { name: 'Первый день' }).getByRole('spinbutton').first()
  await expect(day).toBeFocused()
  await publishButton(page).click()
  await expect(page.getByText('Укажите день').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1320, height: 800 })
  await day.focus()
  await page.keyboard.type('31122030')
  expect(await contacts()).not.toContain('+7 (4872) 98-76-54')
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Телефоны' }).getByRole('row')).toHaveText([
    /^\+7 \(/,
    '+7 (4872) 98-76-54',
  ])
  await expect.poll(contacts).toContain('Сб 10:00–16:30')
})

test('Moves a story by keyboard, and shows its place on the site after the publication', async ({ page }) => {
  const onSite = async () =>
    (await (await page.request.get(`${site.origin}/api/v1/site`)).json()).result.stories.map(
      ({ title }: { title: string }) => title,
    )
  const before = await onSite()
  await openScreen(page, site, '/stories/', 'Истории')
  await page.getByRole('button', { name: 'Порядок', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Порядок: истории' })).toBeVisible()
  const rows = page.getByRole('grid', { name: 'Истории' }).getByRole('row')
  await rows.nth(2).focus()
  // Two moves at once: the second starts from the result of the first.
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(`${before[2]}: место 1 из ${before.length}`)).toBeAttached()
  await expect(rows.first()).toBeFocused()
  await expect(rows.first()).toContainText('Есть правки')
  await expectCleanAtBothWidths(page)
  expect(await onSite()).toEqual(before)
  await page.getByRole('button', { name: 'Опубликовать вместе' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).press('Enter')
  await expect.poll(onSite).toEqual([before[2], before[0], before[1], ...before.slice(3)])
})
