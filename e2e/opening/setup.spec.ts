import { expect, type Page, test } from '@playwright/test'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findAxeViolations } from '../support/axe.ts'
import { expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'
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
/** A product of the imported catalogue. */
const PRODUCT = '/catalog/futbolki/futbolka-klassika/'
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

test('The first steps lead an owner from an empty site through company, look, texts and catalogue to the first order', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
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
  await importFile(page, 'Загрузить заполненный', {
    name: 'Каталог.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeOwnCatalogue(),
  })
  await importFile(page, 'Выбрать архив', {
    name: 'Картинки.zip',
    mimeType: 'application/zip',
    buffer: await zipOwnPictures(),
  })
  await expect.poll(() => countPending(page), { timeout: 120_000 }).toBe(0)
  await openScreen(page, site, '/setup/catalog/', 'Первые шаги: Каталог')
  await page.getByRole('button', { name: 'Опубликовать черновики…' }).click()
  const apply = page.getByRole('button', { name: /^Применить: / })
  await expect(apply).toBeVisible()
  await saveScreenshot(page, 'hour-publication', { fullPage: true })
  await apply.click()
  await expect(page.getByRole('button', { name: 'Вернуть всё' })).toBeVisible()
  await page.goto(`${site.origin}/admin/setup/opening/`)
  await heading(page, 'Открытие')
  await inspectStep(page, 'opening')
  await page.getByRole('button', { name: 'Открыть сайт' }).click()
  await expect(page.getByRole('heading', { name: /^Сайт открыт/ })).toBeVisible()
  await page.goto(`${site.origin}/help/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Как заказать' })).toBeVisible()
  await expect(page.getByText('как в счёте').first()).toBeVisible()
  await expect(page.getByText('Можно сначала увидеть образец?')).toBeVisible()
  await orderAsVisitor(page)
})

/** Counts pictures whose sizes are still being made. */
async function countPending(page: Page): Promise<number> {
  const answer = await page.request.get(`${site.origin}${adminRoutes.getMedia.path}?limit=100`)
  const { assets } = (await answer.json()).result as { assets: { state: string }[] }
  return assets.filter(({ state }) => state === 'pending').length
}

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Imports a file of the catalogue: dry run, then application as drafts. */
async function importFile(page: Page, button: string, file: UploadedFile) {
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

/** Opens the site as a visitor, from the home page to an order. */
async function orderAsVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'))
  for (const [name, path] of Object.entries({ home: '/', catalog: '/catalog/', product: PRODUCT }))
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.origin}${path}`)
      await saveScreenshot(page, `hour-${name}-${width}`, { fullPage: true })
    }
  await expect(page.getByText('1 200 ₽').first()).toBeVisible()
  const picture = page.getByRole('img', { name: 'Футболка «Классика»' }).first()
  expect((await picture.boundingBox())?.width, 'a single picture has the whole width').toBeGreaterThan(400)
  await page.goto(`${site.origin}/`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Футболки/ })
      .first(),
  ).toBeVisible()
  await page.goto(`${site.origin}${PRODUCT}`)
  const fields = orderForm(page)
  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  await saveScreenshot(page, 'hour-order-1320')
  await openScreen(page, site, '/orders/', 'Заявки')
  await expect(page.getByText(anna.name).first()).toBeVisible()
}
