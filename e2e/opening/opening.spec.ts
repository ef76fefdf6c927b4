import { expect, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })
const WIDTHS = [360, 768, 1320, 1920]

test('An owner closes the site: visitors see that it opens soon, staff see all of it; then the owner opens it', async ({
  page,
  context,
  browser,
}) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/opening/', 'Открытие сайта')
  await expect(page.getByRole('heading', { name: /^Сайт открыт/ })).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть сайт' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть сайт' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Сайт закрыт для посетителей' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'В каталоге нет изделий' })).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `opening-${width}`, { fullPage: true })
  }

  const visitor = await (await browser.newContext()).newPage()
  const answer = await visitor.goto(`${site.origin}/catalog/`)
  expect(answer?.status()).toBe(503)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Скоро откроемся')
  await expect(visitor.locator('a[href^="tel:"]')).toBeVisible()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const width of WIDTHS) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(visitor)
    await expectNoAxeViolations(visitor)
    await saveScreenshot(visitor, `closed-${width}`)
  }

  const seen = await context.newPage()
  expect((await seen.goto(`${site.origin}/catalog/`))?.status()).toBe(200)

  await page.getByRole('button', { name: 'Открыть сайт' }).click()
  await expect(page.getByRole('heading', { name: /^Сайт открыт/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Сайт закрыт для посетителей' })).toBeHidden()
  expect((await visitor.goto(`${site.origin}/catalog/`))?.status()).toBe(200)
  await visitor.context().close()
})

test('A missing page begins with its sample, which is not published before its blanks are filled', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/opening/', 'Открытие сайта')
  await page.getByRole('link', { name: 'Нет страницы о доставке' }).click()
  await page.getByRole('button', { name: 'Взять образец' }).click()
  await expect(page.getByRole('button', { name: 'Взять образец' })).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Заголовок', exact: true })).toHaveValue('Доставка')
  await expect(page.getByText('Тула, улица Мира, 1')).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Остались незаполненные места: [[').first()).toBeVisible()
  await openScreen(page, site, '/opening/', 'Открытие сайта')
  await page.getByRole('link', { name: 'Нет страницы о доставке' }).click()
  await expect(page.getByRole('textbox', { name: 'Заголовок', exact: true })).toHaveValue('Доставка')
})
