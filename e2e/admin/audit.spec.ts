import { expect, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })

test('Shows the changes of an entry in its form and in the log, field by field with the labels of the form', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/questions/new/', 'Новый вопрос')
  await page.getByLabel('Вопрос', { exact: true }).fill('Можно ли забрать самому?')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(/\/questions\/\d+\/$/)
  await page.getByLabel('Вопрос', { exact: true }).fill('Можно ли забрать заказ?')
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await answered
  await page.getByRole('link', { name: 'Что менялось' }).click()
  const saved = page.getByRole('group').filter({ hasText: 'Сохранён черновик' })
  await saved.locator('summary').click()
  await expect(saved.locator('ins')).toContainText('заказ')
  await expect(saved.locator('del')).toContainText('самому')

  await openScreen(page, site, '/audit/', 'Журнал')
  await page.getByRole('button', { name: /Что сделано/ }).click()
  await page.getByRole('option', { name: 'Черновики' }).click()
  await expect(page).toHaveURL(/act=draft/)
  const created = page
    .getByRole('group')
    .filter({ hasText: 'Создан черновик: вопрос «Можно ли забрать самому?»' })
  await created.locator('summary').press('Enter')
  await expect(created.getByText(/^Адрес в.сети/)).toBeVisible()
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    const [from, to] = await Promise.all(
      ['С', 'По'].map((name) => page.getByRole('group', { name, exact: true }).boundingBox()),
    )
    expect(from?.y).toBe(to?.y)
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    expect(await findLatinWords(page)).toEqual([])
    await saveScreenshot(page, `audit-log-${width}`, { fullPage: true })
  }
  await page.getByRole('button', { name: /Что сделано/ }).click()
  await page.getByRole('option', { name: 'Отказы' }).click()
  await expect(page.getByText('По этим фильтрам записей нет. Снимите один из них.')).toBeVisible()
  await page.getByRole('link', { name: 'Снять фильтры' }).click()
  await expect(page.getByText('Создан первый владелец', { exact: false })).toBeVisible()
  await saveScreenshot(page, 'audit-log-all', { fullPage: true })
})

test('Finds the author of a removed picture among removals and by its former title', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/media/', 'Картинки')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Загрузить' }).press('Enter')
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500"/></svg>'
  await (await chooser).setFiles({
    name: 'Чёрное сукно.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  })
  await page.getByRole('link', { name: /Чёрное сукно/ }).press('Enter')
  await page.getByRole('button', { name: 'В\u00A0корзину' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).press('Enter')
  await expect(page.getByRole('link', { name: /Чёрное сукно/ })).toHaveCount(0)

  await openScreen(page, site, '/audit/', 'Журнал')
  await page.getByRole('button', { name: /Что сделано/ }).click()
  await page.getByRole('option', { name: 'Удаления' }).click()
  await page.getByRole('searchbox', { name: 'Название' }).fill('сукно чёрн')
  const removed = page.getByRole('group').filter({ hasText: 'В\u00A0корзине: картинка «Чёрное сукно»' })
  await expect(page.locator('summary')).toHaveCount(1)
  await expect(removed).toContainText('Владелец')
  await removed.locator('summary').press('Enter')
  await removed.getByRole('link', { name: 'Открыть' }).press('Enter')
  await expect(page.getByRole('dialog').getByText('Картинка в\u00A0корзине')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Что менялось' }).press('Enter')
  await expect(page.getByRole('group').filter({ hasText: 'В\u00A0корзине' })).toBeVisible()
})
