import { expect, type Page } from '@playwright/test'
import { type AdminSite, openScreen } from './admin-site.ts'
import { writeOwnCatalogue, zipOwnPictures } from './own-catalogue.ts'
import { saveScreenshot } from './screenshot.ts'

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

/** A product of the imported catalogue. */
export const OWN_PRODUCT = '/catalog/futbolki/futbolka-klassika/'

/** Called at each step before it is filled in. */
type InspectStep = (page: Page, name: string) => Promise<void>

/** Waits until a step is drawn. */
async function heading(page: Page, step: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Первые шаги: ${step}` })).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Что дальше' })).toBeVisible()
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Сохранить и дальше' }).click()

/**
 * Leads the signed-in owner of a new site through the first steps, until the site is open. It then has one city, three
 * groups, twelve products with prices and pictures, legal texts and an order form.
 */
export async function takeFirstSteps(
  page: Page,
  site: AdminSite,
  inspect: InspectStep = async () => undefined,
): Promise<void> {
  await openScreen(page, site, '/', 'Здравствуйте')
  await page.getByRole('link', { name: /^Начать/ }).click()
  await heading(page, 'Фабрика')
  await inspect(page, 'factory')
  for (const [name, text] of FACTORY) await page.getByRole('textbox', { name, exact: true }).fill(text)
  await goOn(page)
  await heading(page, 'Город')
  await inspect(page, 'city')
  await goOn(page)
  await heading(page, 'Логотип и цвета')
  await inspect(page, 'theme')
  await goOn(page)
  await heading(page, 'Тексты')
  await inspect(page, 'texts')
  for (const blank of await page.getByRole('main').getByRole('textbox').all()) await blank.fill('как в счёте')
  await goOn(page)
  await expect(page.getByText('Опубликовано страниц: 5')).toBeVisible()
  await heading(page, 'Направления')
  await page.getByText('Печать на футболках').click()
  await inspect(page, 'trade')
  await page.getByRole('button', { name: 'Добавить и дальше' }).click()
  await heading(page, 'Каталог')
  await inspect(page, 'catalog')
  await fillCatalogue(page, site)
  await page.goto(`${site.origin}/admin/setup/opening/`)
  await heading(page, 'Открытие')
  await inspect(page, 'opening')
  await page.getByRole('button', { name: 'Открыть сайт' }).click()
  await expect(page.getByRole('heading', { name: /^Сайт открыт/ })).toBeVisible()
}

async function fillCatalogue(page: Page, site: AdminSite): Promise<void> {
  await importFile(page, site, 'Загрузить заполненный', {
    name: 'Каталог.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeOwnCatalogue(),
  })
  await importFile(page, site, 'Выбрать архив', {
    name: 'Картинки.zip',
    mimeType: 'application/zip',
    buffer: await zipOwnPictures(),
  })
  await openScreen(page, site, '/setup/catalog/', 'Первые шаги: Каталог')
  await expect(page.getByText(/^Готовим фото: \d+ из\s\d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать черновики…' }).click()
  const apply = page.getByRole('button', { name: /^Применить: / })
  await expect(apply).toBeVisible()
  await saveScreenshot(page, 'hour-publication', { fullPage: true })
  await apply.click()
  // The publication waits for the pictures.
  await expect(page.getByRole('button', { name: 'Вернуть всё' })).toBeVisible({ timeout: 240_000 })
}

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Imports a file of the catalogue: dry run, then application as drafts. */
async function importFile(page: Page, site: AdminSite, button: string, file: UploadedFile): Promise<void> {
  await openScreen(page, site, '/imports/', 'Импорт и\u00A0экспорт')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
  await expect(page.getByRole('button', { name: 'Применить', exact: true })).toBeVisible()
  await saveScreenshot(page, `hour-checked-${file.name}`, { fullPage: true })
  await page.getByRole('button', { name: 'Применить', exact: true }).click()
  await expect(page.getByText(/^Всё применено/)).toBeVisible()
  await saveScreenshot(page, `hour-applied-${file.name}`, { fullPage: true })
}
