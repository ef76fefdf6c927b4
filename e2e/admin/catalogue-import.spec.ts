import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('Finds the items of a folder of pictures, and says why an address of a feed is refused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openScreen(page, site, '/imports/', SCREEN)
  const folder = mkdtempSync(join(tmpdir(), 'rapport-pictures-'))
  writeFileSync(join(folder, 'заметки.txt'), 'x')
  writeFileSync(join(folder, 'никому.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Выбрать папку' }).press('Enter')
  await (await chooser).setFiles(folder)
  const report = page.getByRole('table', { name: 'Строки файла' })
  await expect(report).toContainText(/Останется в.библиотеке/)
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'admin-import-pictures-1320', { fullPage: true })
  rmSync(folder, { recursive: true })

  await openScreen(page, site, '/imports/', SCREEN)
  await page.getByLabel('Адрес фида').fill('https://old.example/feed.xml')
  await page.getByRole('button', { name: /^Взять по.адресу$/ }).press('Enter')
  await expect(page.getByText(/загрузка с.других сайтов выключена/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoHorizontalScroll(page)
  await saveScreenshot(page, 'admin-import-feed-off-360', { fullPage: true })
})
