import { expect, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite({ DEMO_CONTENT: 'starter' })

test('An owner sees what is left of the demo factory, removes one kind, then all', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/posts/', 'Статьи')
  await expect(page.getByText('Пример', { exact: true }).first()).toBeVisible()
  await openScreen(page, site, '/opening/', 'Открытие сайта')
  await page.getByRole('link', { name: /^Остались примеры: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Примеры' })).toBeVisible()
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `demo-${width}`, { fullPage: true })
  }
  await page.getByRole('button', { name: 'Убрать: Статьи' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect(page.getByRole('link', { name: /^Статьи: / })).toBeHidden()
  await page.getByRole('button', { name: 'Убрать все' }).click()
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect(page.getByText('Осталось 1: без них сайт не обойдётся')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: /^(Каталог|Материалы): / })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Замените своими данными' })).toHaveCount(3)
  await saveScreenshot(page, 'demo-removed', { fullPage: true })
  expect((await context.request.get(`${site.origin}/catalog/`)).status()).toBe(200)
})
