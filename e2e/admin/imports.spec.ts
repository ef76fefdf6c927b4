import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'
import { tabTo } from '../support/tab-to.ts'

const SCREEN = 'Импорт и\u00A0экспорт'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

/** Chooses an option by keyboard: Tab to the field, arrows to the option. */
async function chooseByKeys(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: label }))
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  await expect(options.and(page.locator(':focus'))).toHaveCount(1)
  const texts = await options.allInnerTexts()
  const from = await options.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
  const steps = texts.indexOf(option) - from
  for (let step = 0; step < Math.abs(steps); step += 1)
    await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Chooses an option by touch. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function upload(page: Page, lines: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: 'Выбрать файл', exact: true }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({
    name: 'Материалы.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  })
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Downloads the chosen table and returns its lines. */
async function downloadLines(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await tabTo(page, page.getByRole('button', { name: 'Скачать', exact: true }))
  await page.keyboard.press('Enter')
  const file = await (await downloading).path()
  return readFileSync(file, 'utf8').replace('\uFEFF', '').split('\r\n')
}

/** Returns a table that changes one material and adds two. */
const createTable = ({ code, title, place, other }: Record<'code' | 'title' | 'place' | 'other', string>) => [
  'Код в учёте;Название;Место в списке;Заметка',
  [code, quote(title), '', ''].join(';'),
  ['NEW-1', 'Бязь новая', place, ''].join(';'),
  [other, 'Сатин', '', 'x'].join(';'),
]

test('Exports a table by keyboard and imports it with three mistakes, each reported with line and column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openScreen(page, site, '/imports/', SCREEN)
  await chooseByKeys(page, 'Что выгрузить', 'Материалы')
  await chooseByKeys(page, 'Формат', 'CSV (.csv)')
  const [head = '', first = ''] = await downloadLines(page)
  expect(head.split(';').slice(0, 2)).toEqual(['Код в учёте', 'Название'])
  const [code = ''] = first.split(';')

  await chooseByKeys(page, 'Что загрузить', 'Материалы')
  await upload(page, createTable({ code, title: 'Ш'.repeat(10_000), place: 'дорого', other: '' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Материалы.csv' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Столбец D' })).toHaveText(/Не.читать/)
  await tabTo(page, page.getByRole('button', { name: 'Проверить', exact: true }))
  await page.keyboard.press('Enter')
  const report = page.getByRole('table', { name: 'Строки файла' })
  for (const [line, words] of [
    ['2', /B\. Название: Не.длиннее 200/],
    ['3', /C\. Место в списке: Здесь должно быть число/],
    ['4', /A\. Код в учёте: Укажите код/],
  ] as const)
    await expect(
      report.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `Строка ${line}` }) }),
    ).toHaveText(words)
  // The result has the focus, because the pressed button is gone.
  await expect(page.locator(':focus')).toContainText(
    /Файл применяется только целиком: в.нём 3.строки с.ошибками\. Исправьте их/,
  )
  await expect(page.getByRole('button', { name: 'Применить', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^К.началу списка$/ })).toHaveCount(0)
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    // Except codes and cells of the file.
    expect((await findLatinWords(page)).filter((word) => !/^(?:NEW|m|batist|x|[A-D])$/.test(word))).toEqual(
      [],
    )
    await saveScreenshot(page, `admin-import-mistakes-${width}`)
  }
})

test('Applies a table on a phone and reverts it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openScreen(page, site, '/imports/', SCREEN)
  await choose(page, 'Что выгрузить', 'Материалы')
  await choose(page, 'Формат', 'CSV (.csv)')
  const [code = ''] = (await downloadLines(page))[1]?.split(';') ?? []
  await choose(page, 'Что загрузить', 'Материалы')
  await upload(page, createTable({ code, title: 'Ткань из файла', place: '7', other: 'NEW-2' }))
  await page.getByRole('button', { name: 'Проверить', exact: true }).press('Enter')
  await expect(page.getByText(/В.нём 2.новые строки, 1.строка изменится\./)).toBeVisible()
  await page.getByRole('button', { name: 'Применить', exact: true }).press('Enter')
  await expect(page.getByText(/^Всё применено/)).toBeVisible()
  await expect(page.getByText(/В.нём 2.новые строки, 1.строка изменена\./)).toBeVisible()
  await expectNoAxeViolations(page)
  await openScreen(page, site, '/materials/', 'Материалы')
  await expect(page.getByRole('link', { name: 'Ткань из файла' })).toBeVisible()
  await openScreen(page, site, '/imports/', SCREEN)
  const history = page.getByRole('table', { name: 'Что загружали' })
  await expect(history.getByRole('row').nth(1)).toHaveText(/Материалы\.csv.*Применён/s)

  await history.getByRole('link', { name: 'Материалы.csv' }).first().press('Enter')
  await page.getByRole('button', { name: 'Вернуть как было' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть' }).press('Enter')
  await expect(page.getByText(/Возвращено как было: сегодня/)).toBeVisible()
  await expect(page.getByText('Возвращён', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Вернуть как было' })).toHaveCount(0)
  await expect(page.locator('#screen')).toBeFocused()
  await page.getByRole('link', { name: /^Что стало с.каждой записью$/ }).press('Enter')
  await expect(page.getByText('Возвращено', { exact: true })).toBeVisible()
})
