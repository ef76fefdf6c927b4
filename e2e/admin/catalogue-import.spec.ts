import { expect, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const SCREEN = 'Импорт и\u00A0экспорт'
const WORKBOOK = 'server/test/content/example-from-libreoffice.xlsx'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test('Imports a whole catalogue from one workbook and reverts it', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openScreen(page, site, '/imports/', SCREEN)
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    expect(await findLatinWords(page)).toEqual([])
    await saveScreenshot(page, `admin-imports-${width}`, { fullPage: true })
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Загрузить заполненный' }).press('Enter')
  await (await chooser).setFiles(WORKBOOK)
  const report = page.getByRole('table', { name: 'Строки файла' })
  await expect(report.getByRole('rowheader', { name: 'Лист «Изделия», строка 2' })).toBeVisible()
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `admin-import-catalogue-${width}`, { fullPage: true })
  }
  await page.getByRole('button', { name: 'Применить', exact: true }).press('Enter')
  await expect(page.getByText(/^Всё применено/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть' }).press('Enter')
  await expect(page.getByText(/Возвращено как было: сегодня/)).toBeVisible()
})
