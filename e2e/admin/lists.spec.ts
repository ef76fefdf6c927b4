import { expect, type Locator, type Page, test } from '@playwright/test'
import { save, textField } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectCleanAtBothWidths, expectNoAxeViolations } from '../support/layout-locators.ts'
import { titleField } from '../support/posts.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const LIST = '/catalog/list/'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('Filters and sorts a list, changes its columns, saves it as a view, and keeps all of it in the address', async ({
  page,
}) => {
  await openScreen(page, site, LIST, 'Каталог')
  await button(page, 'Отбор').click()
  const filter = page.getByRole('dialog', { name: 'Отбор' })
  await filter.getByText('Изделия', { exact: true }).click()
  await filter.getByText('Без описания для поиска').click()
  await expectCleanAtBothWidths(page)
  await filter.getByRole('button', { name: 'Показать', exact: true }).press('Enter')
  await expect(page.getByRole('list', { name: 'Отобрано' }).getByRole('link')).toHaveText([
    'Изделия',
    'Без описания для поиска',
  ])
  await page.getByRole('button', { name: /Сортировка/ }).click()
  await page.getByRole('option', { name: 'По названию, А → Я' }).click()
  await button(page, 'Столбцы').click()
  const columns = page.getByRole('dialog', { name: 'Столбцы' })
  await columns.getByText('В группе').click()
  await columns.getByText('Кто', { exact: true }).click()
  await columns.getByText('Плотно').click()
  await expectCleanAtBothWidths(page)
  await columns.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Выбрать',
    'Название',
    'Состояние',
    'В группе',
    'Изменено',
  ])
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    facets: 'product,no-seo',
    sort: 'title',
    columns: 'state,parent,changed',
    density: 'compact',
  })
  await expectCleanAtBothWidths(page)
  expect(await findLatinWords(page)).toEqual([])

  await button(page, 'Виды').click()
  const views = page.getByRole('dialog', { name: 'Виды списка' })
  await textField(page, 'Сохранить то, что показано, как').fill('Изделия без описания')
  await views.getByText('Показывать всем сотрудникам').click()
  await page.keyboard.press('Enter')
  await expect(views.getByRole('link', { name: 'Изделия без описания' })).toBeVisible()
  await expectCleanAtBothWidths(page)
  await openScreen(page, site, LIST, 'Каталог')
  await button(page, 'Виды').click()
  await views.getByRole('link', { name: 'Изделия без описания' }).click()
  await expect(page).toHaveURL(/facets=product%2Cno-seo/)
  const first = page.getByRole('table').getByRole('link').first()
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    first.click({ modifiers: ['Control'] }),
  ])
  await expect(other).toHaveURL(/\/catalog\/\d+\/$/)
  await other.close()
  await first.press('Enter')
  await expect(page).toHaveURL(/\/catalog\/\d+\/$/)
})

/** Chooses all products by the filter. */
async function chooseAllProducts(page: Page): Promise<void> {
  await openScreen(page, site, `${LIST}?facets=product`, 'Каталог')
  await button(page, /^Выбрать все .+ по фильтру$/).click()
  await expect(page.getByRole('region', { name: 'Выбранное' })).toContainText(/Выбрано всё по\sфильтру: \d+/)
}

/** Opens the dialog to replace words in the units of the chosen entries. */
async function openReplacing(page: Page): Promise<Locator> {
  await button(page, 'Изменить…').click()
  const dialog = page.getByRole('dialog', { name: 'Изменить сразу всё выбранное' })
  await dialog.getByRole('button', { name: /Что сделать/ }).click()
  await page.getByRole('option', { name: 'Заменить слова в тексте' }).click()
  await dialog.getByRole('button', { name: /Поле/ }).click()
  await page.getByRole('option', { name: 'Единица' }).click()
  return dialog
}

/** Submits the replacement and waits for the screen with its changes. */
async function checkReplacing(page: Page, dialog: Locator, from: string, to: string): Promise<void> {
  await textField(page, 'Что найти').fill(from)
  await textField(page, 'На что заменить').fill(to)
  await dialog.getByRole('button', { name: 'Проверить' }).press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: `Каталог. Единица: заменить «${from}» на «${to}»` }),
  ).toBeVisible()
}

/** Applies the changes and waits for the job. Returns its result. */
async function applyToAll(page: Page): Promise<Locator> {
  await button(page, /^Применить: \d+/).press('Enter')
  const result = page.getByRole('region', { name: 'Итог' })
  await expect(result.getByText('Сохранено в черновики')).toBeVisible({ timeout: 60_000 })
  return result
}

test('Chooses all matches of a filter, previews the changes, and applies them by a job', async ({ page }) => {
  test.setTimeout(120_000)
  await chooseAllProducts(page)
  await expectCleanAtBothWidths(page)
  const dialog = await openReplacing(page)
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText('Впишите, что заменить')).toBeVisible()
  await expectCleanAtBothWidths(page)
  await checkReplacing(page, dialog, 'шт', 'штука')
  const differences = page.getByRole('region', { name: 'Отличия' })
  await expect(differences.getByRole('listitem').first()).toContainText('штука')
  await expectCleanAtBothWidths(page)
  await applyToAll(page)
  expect(await findLatinWords(page)).toEqual([])
})

test('Reverts a job with one press and lists it among bulk edits', async ({ page }) => {
  test.setTimeout(120_000)
  await chooseAllProducts(page)
  await checkReplacing(page, await openReplacing(page), 'м', 'метр')
  const result = await applyToAll(page)
  const undo = button(page, 'Вернуть всё')
  await expect(undo).toBeVisible({ timeout: 60_000 })
  await expectCleanAtBothWidths(page)
  await undo.press('Enter')
  await expect(result.getByText('Возвращено')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Все массовые правки' }).click()
  const edits = page.getByRole('table', { name: 'Массовые правки' })
  await expect(edits.getByRole('row').filter({ hasText: '«метр»' })).toHaveCount(1)
  await expectCleanAtBothWidths(page)
  expect(await findLatinWords(page)).toEqual([])
})

test('Chooses all pictures of a filter with their number', async ({ page }) => {
  const all = button(page, /^Выбрать все .*по\sфильтру/)
  await openScreen(page, site, '/media/', 'Картинки')
  await expectCleanAtBothWidths(page)
  const [much = ''] = /больше 1 000|\d+/.exec((await all.innerText()).replaceAll('\u00A0', ' ')) ?? []
  await all.press('Enter')
  const chosen = page.getByRole('region', { name: 'Выбранное' })
  await expect(chosen).toContainText(`Выбрано всё по фильтру: ${much}`)
  await expect(all).toBeHidden()
  await expectCleanAtBothWidths(page)
  await page.getByRole('searchbox', { name: 'Поиск по названию и описанию' }).fill('совсем нигде')
  await expect(chosen).toBeHidden()
})

test('Raises and rounds prices of chosen groups by percent with a preview, and returns to the same list', async ({
  page,
}) => {
  await openScreen(page, site, '/prices/?sort=title', 'Цены')
  await page.getByRole('table').getByRole('checkbox').nth(1).press('Space')
  await button(page, 'Изменить…').click()
  const dialog = page.getByRole('dialog', { name: 'Изменить сразу всё выбранное' })
  await dialog.getByRole('button', { name: /Что сделать/ }).click()
  await page.getByRole('option', { name: 'Изменить цены на процент' }).click()
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText('Напишите число: 5 или −3,5')).toBeVisible()
  await expectCleanAtBothWidths(page)
  await textField(page, 'На сколько, %').fill('+5 %')
  await dialog.getByRole('button', { name: 'Проверить' }).press('Enter')
  const title = 'Цены. Таблицы цен: +5 %, округлить до 10 ₽'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Отличия' })).toContainText('Таблицы цен')
  await expectCleanAtBothWidths(page)
  await button(page, /^Применить: 1/).press('Enter')
  const result = page.getByRole('region', { name: 'Итог' })
  await expect(result.getByText('Сохранено в черновики')).toBeVisible()
  await button(page, 'Вернуть всё').press('Enter')
  await expect(result.getByText('Возвращено')).toBeVisible()
  await page.getByRole('link', { name: 'К списку' }).click()
  await expect(page).toHaveURL(/\/prices\/\?sort=title$/)
})

test('Selects a range of rows with Shift by mouse and keyboard, and the whole screen by one checkbox', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  const boxes = page.getByRole('table').getByRole('checkbox')
  const selected = page.getByRole('region', { name: 'Выбранное' }).getByRole('status')
  // The input is hidden below its drawn box.
  const label = (index: number) => page.getByRole('table').locator('label').nth(index)
  await label(0).click()
  await expect(selected).toHaveText('Выбрана 1\u00A0статья')
  await label(4).click({ modifiers: ['Shift'] })
  await expect(selected).toHaveText('Выбрано 5\u00A0статей')
  await page.getByRole('button', { name: 'Снять выбор' }).click()
  await boxes.nth(3).focus()
  await page.keyboard.press('Space')
  await boxes.nth(1).focus()
  await page.keyboard.press('Shift+Space')
  await expect(selected).toHaveText('Выбрано 3\u00A0статьи')
  const all = page.getByRole('checkbox', { name: 'Выбрать всё показанное' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(await boxes.count())
  await expectNoAxeViolations(page)
  await page.keyboard.press('Space')
  await expect(selected).toHaveCount(0)
})

test('Opens the whole list and reports an unknown state or sort order in the address', async ({ page }) => {
  await openScreen(page, site, '/posts/?state=nonsense&sort=price', 'Статьи')
  await expect(
    page.getByText('В\u00A0адресе непонятно: состояние, порядок. Показано без этого.'),
  ).toBeVisible()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('Publishes chosen entries together by keyboard, or none of them if one lacks a field', async ({
  page,
}) => {
  const draft = async (name: string) => {
    await openScreen(page, site, '/posts/new/', 'Новая статья')
    await titleField(page).fill(name)
    await save(page)
  }
  await draft('Сукно без текста')
  await draft('Твил без текста')
  await openScreen(page, site, '/posts/?state=draft', 'Статьи')
  for (const name of ['Сукно без текста', 'Твил без текста']) {
    await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Опубликовать вместе' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Опубликовать вместе' })
  await dialog.getByRole('button', { name: 'Опубликовать' }).press('Enter')
  await expect(dialog.getByText('Коротко: Напишите, о чём это').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Найти по заголовку' }).fill('сукно')
  await expect(page).toHaveURL(/title=/)
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Сукно без текста'])
})

test('Leaves out entries without changes when several are published', async ({ page }) => {
  await openScreen(page, site, '/posts/new/', 'Новая статья')
  await titleField(page).fill('Репс ещё в черновике')
  await save(page)
  await openScreen(page, site, '/posts/', 'Статьи')
  const published = page.getByRole('row').filter({ hasText: 'Опубликовано' }).first()
  await published.getByRole('checkbox').press('Space')
  const chosen = page.getByRole('region', { name: 'Выбранное' })
  await expect(chosen).toBeVisible()
  const together = chosen.getByRole('button', { name: 'Опубликовать вместе' })
  await expect(together).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Выбрать: Репс ещё в черновике' }).press('Space')
  await together.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Опубликовать вместе' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Репс ещё в черновике'])
  await expect(dialog).toContainText('Без правок и\u00A0остаётся как\u00A0есть: 1.')
  await expect(dialog.getByRole('link', { name: 'Как на сайте' })).toHaveAttribute(
    'href',
    /\/preview\/\?ids=\d+$/,
  )
})
