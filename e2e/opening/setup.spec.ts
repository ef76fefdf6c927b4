import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findAxeViolations } from '../support/axe.ts'
import { expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { writeOwnCatalogue, zipOwnPictures } from '../support/own-catalogue.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' }, true)

const FACTORY = [
  ['Название фабрики', 'Ситец'],
  ['Юридическое название', 'ООО «Ситец»'],
  ['ИНН', '7707083893'],
  ['ОГРН', '1027700132195'],
  ['Телефон', '8 (4872) 70-11-22'],
  ['Адрес', 'г. Тула, улица Мира, 1'],
  ['Что это за фабрика', 'швейная фабрика'],
  ['Почта', 'zakaz@sitec.example'],
  ['Часы работы', 'Пн–Пт 09:00–18:00'],
] as const
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WIDTHS = [360, 768, 1320, 1920]

/** Checks the open step at all widths. */
async function inspectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Что дальше' })).toBeVisible()
  if (await page.locator('iframe').isVisible())
    await expect(page.frameLocator('iframe').getByRole('contentinfo')).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `setup-${name}-${width}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 1320, height: 900 })
  // The page in the preview has landmarks of its own.
  expect(await findAxeViolations(page, { withoutRules: ['landmark-unique'] })).toEqual([])
}

const heading = (page: Page, step: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Первые шаги: ${step}` })).toBeVisible()
const goOn = (page: Page) => page.getByRole('button', { name: 'Сохранить и дальше' }).click()

test('The first steps lead an owner from the start screen through company, city, look and texts to the opening', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await signInOwner(context, site)
  await openScreen(page, site, '/', 'Здравствуйте')
  await page.getByRole('link', { name: /^Начать/ }).click()
  await heading(page, 'Фабрика')
  await inspectStep(page, 'factory')
  for (const [name, text] of FACTORY) await page.getByRole('textbox', { name, exact: true }).fill(text)
  await goOn(page)
  await heading(page, 'Город')
  await inspectStep(page, 'city')
  await goOn(page)
  await heading(page, 'Логотип и цвета')
  await inspectStep(page, 'theme')
  await goOn(page)
  await heading(page, 'Тексты')
  await inspectStep(page, 'texts')
  for (const blank of await page.getByRole('main').getByRole('textbox').all()) await blank.fill('как в счёте')
  await goOn(page)
  await expect(page.getByText('Опубликовано страниц: 5')).toBeVisible()
  await heading(page, 'Направления')
  await page.getByText('Печать на футболках').click()
  await inspectStep(page, 'trade')
  await page.getByRole('button', { name: 'Добавить и дальше' }).click()
  await heading(page, 'Каталог')
  await inspectStep(page, 'catalog')
  await page.getByRole('link', { name: 'Загрузить целиком' }).click()
  const workbook = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Загрузить заполненный' }).click()
  await (await workbook).setFiles({ name: 'Каталог.xlsx', mimeType: XLSX, buffer: await writeOwnCatalogue() })
  await expect(page.getByRole('table', { name: 'Строки файла' })).toBeVisible()
  await saveScreenshot(page, 'hour-dry-run', { fullPage: true })
  await page.getByRole('button', { name: 'Применить', exact: true }).click()
  await expect(page.getByText(/^Всё применено/)).toBeVisible()
  await saveScreenshot(page, 'hour-applied', { fullPage: true })
  await openScreen(page, site, '/imports/', 'Импорт и\u00A0экспорт')
  const archive = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Выбрать архив' }).click()
  await (await archive).setFiles({
    name: 'Картинки.zip',
    mimeType: 'application/zip',
    buffer: await zipOwnPictures(),
  })
  await expect(page.getByRole('button', { name: 'Применить', exact: true })).toBeVisible()
  await saveScreenshot(page, 'hour-pictures', { fullPage: true })
  await page.getByRole('button', { name: 'Применить', exact: true }).click()
  await expect(page.getByText(/^Всё применено/)).toBeVisible()
  await saveScreenshot(page, 'hour-pictures-applied', { fullPage: true })
  await openScreen(page, site, '/setup/catalog/', 'Первые шаги: Каталог')
  await page.getByRole('button', { name: 'Опубликовать черновики…' }).click()
  await expect(page.getByRole('button', { name: /^Применить/ })).toBeVisible()
  await saveScreenshot(page, 'hour-publication', { fullPage: true })
  await page.getByRole('button', { name: /^Применить/ }).click()
  await saveScreenshot(page, 'hour-published', { fullPage: true })
  await page.goto(`${site.origin}/admin/setup/opening/`)
  await heading(page, 'Открытие')
  await inspectStep(page, 'opening')
  await page.getByRole('button', { name: 'Открыть сайт' }).click()
  await expect(page.getByRole('heading', { name: /^Сайт открыт/ })).toBeVisible()
  await page.goto(`${site.origin}/help/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Как заказать' })).toBeVisible()
  await expect(page.getByText('как в счёте').first()).toBeVisible()
  await expect(page.getByText('Можно сначала увидеть образец?')).toBeVisible()
  for (const [name, path] of [
    ['home', '/'],
    ['catalog', '/catalog/'],
  ] as const)
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.origin}${path}`)
      await saveScreenshot(page, `hour-${name}-${width}`, { fullPage: true })
    }
})
