import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })

const COLORS = {
  красное: '#b5232a',
  синее: '#1f2a5a',
  горчичное: '#d49a2a',
  серое: '#5c554b',
  чёрное: '#000',
}

const drawing = (color: keyof typeof COLORS) => ({
  name: `Сукно ${color}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${COLORS[color]}"/></svg>`,
  ),
})

async function upload(page: Page, ...files: ReturnType<typeof drawing>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Загрузить' }).press('Enter')
  await (await chooser).setFiles(files)
}

async function expectClean(page: Page): Promise<void> {
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    expect(await findLatinWords(page)).toEqual([])
  }
}

test.beforeEach(({ context }) => signInOwner(context, site))

test('Uploads pictures together with a result for each, without retrying invalid files or duplicating content', async ({
  page,
}) => {
  await openScreen(page, site, '/media/', 'Картинки')
  const script = { ...drawing('чёрное'), name: 'Опасный.svg', buffer: Buffer.from('<svg><script/></svg>') }
  await upload(page, drawing('красное'), drawing('синее'), script)
  const uploads = page.getByRole('region', { name: 'Загрузка файлов' })
  await expect(uploads.getByText('Загружено 2 из 3')).toBeVisible()
  await expect(uploads).toContainText('В рисунке SVG есть скрипты')
  await expect(page.getByRole('link', { name: /Сукно/ })).toHaveCount(2)
  await expect(uploads.getByRole('button', { name: 'Загрузить ещё раз' })).toHaveCount(0)
  await expectClean(page)
  await page.setViewportSize({ width: 360, height: 800 })
  const cut = await uploads
    .getByRole('listitem')
    .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1).length)
  expect(cut).toBe(0)
  await uploads.getByRole('button', { name: 'Убрать список' }).press('Enter')
  await upload(page, { ...drawing('красное'), name: 'Кумач.svg' })
  await expect(uploads).toContainText('Уже есть в библиотеке')
  await expect(page.getByRole('link', { name: /Сукно|Кумач/ })).toHaveCount(2)
})

test('Describes, files, focuses, finds and deletes a picture by keyboard, and keeps the focus on the screen', async ({
  page,
}) => {
  await openScreen(page, site, '/media/', 'Картинки')
  await page.getByRole('link', { name: /Сукно красное/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Сукно красное' })
  await sheet.getByLabel('Что на картинке').fill('Красное сукно')
  await sheet.getByLabel('Новая папка').fill('Ткани, Кумач')
  await sheet.getByLabel('Новая папка').press('Enter')
  await sheet.getByLabel('По горизонтали, %').press('Home')
  const crop = sheet.getByText('Карточка 4:5').getByRole('presentation', { includeHidden: true })
  await expect(crop).toHaveCSS('object-position', '0% 50%')
  await sheet.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(page.getByText('Сохранено: на сайте уже так')).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /Сукно красное/ })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Поиск по названию и описанию' }).fill('красн')
  await expect(page.getByRole('link', { name: /Сукно/ })).toHaveCount(1)
  await expect(page).toHaveURL(/search=/)
  await page.reload()
  await page.getByRole('link', { name: /Сукно красное/ }).press('Enter')
  await expect(sheet.getByRole('row', { name: 'Кумач' })).toBeVisible()
  await sheet.getByRole('button', { name: 'В\u00A0корзину' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).press('Enter')
  await expect(page.getByText('Таких картинок нет')).toBeVisible()
  await expect(page.locator('#screen')).toBeFocused()

  await page.getByRole('button', { name: /Показать/ }).click()
  await page.getByRole('option', { name: 'В\u00A0корзине' }).click()
  await page.getByRole('link', { name: /Сукно красное/ }).press('Enter')
  await expect(sheet.getByText('Удалится насовсем')).toBeVisible()
  await expect(sheet.getByLabel('Что на картинке')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Вернуть' }).press('Enter')
  await expect(sheet.getByLabel('Что на картинке')).toHaveValue('Красное сукно')
})

test('Asks before leaving a picture with unsaved changes', async ({ page }) => {
  await openScreen(page, site, '/media/', 'Картинки')
  await page.getByRole('link', { name: /Сукно синее/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Сукно синее' })
  await sheet.getByLabel('Что на картинке').fill('Синее сукно')
  await sheet.getByRole('button', { name: 'Закрыть' }).press('Enter')
  await page.getByRole('button', { name: 'Остаться' }).press('Enter')
  await expect(sheet.getByLabel('Что на картинке')).toHaveValue('Синее сукно')
})

test('Changes chosen pictures at once with a preview, and reverts with one press', async ({ page }) => {
  await openScreen(page, site, '/media/', 'Картинки')
  await upload(page, drawing('горчичное'), drawing('серое'))
  await expect(page.getByRole('link', { name: /Сукно (горчичное|серое)/ })).toHaveCount(2)
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: Сукно (горчичное|серое)/ })
  for (const box of await boxes.all()) await box.press('Space')
  await expect(page.getByRole('region', { name: 'Выбранное' })).toContainText('Выбрано 2\u00A0картинки')
  await expectClean(page)
  await page.getByRole('button', { name: 'Изменить…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Изменить сразу всё выбранное' })
  await dialog.getByRole('textbox', { name: 'Значение' }).fill('Сукно для\u00A0формы')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Проверить' }).press('Enter')
  const heading = 'Картинки. Что на\u00A0картинке: записать «Сукно для\u00A0формы»'
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Отличия' }).getByRole('listitem')).toHaveCount(2)
  await expectClean(page)
  await page.getByRole('button', { name: 'Применить: 2' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Вернуть всё' })
  await expect(undo).toBeVisible()
  await page
    .getByRole('region', { name: 'По отдельности' })
    .getByRole('link', { name: /горчичное/ })
    .press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Сукно горчичное' })
  await expect(sheet.getByLabel('Что на картинке')).toHaveValue('Сукно для\u00A0формы')
  await page.goBack()
  await undo.press('Enter')
  await expect(page.getByRole('region', { name: 'Итог' }).getByText('Возвращено')).toBeVisible()
  await page.getByRole('link', { name: 'К списку' }).press('Enter')
  await expect(page.getByRole('link', { name: /Сукно горчичное.*Без описания/ })).toBeVisible()
})
