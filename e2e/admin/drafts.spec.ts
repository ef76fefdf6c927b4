import { expect, type Page, test } from '@playwright/test'
import { expectSaved, expectStatus, publishButton, save, textField } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import {
  expectCleanAtBothWidths,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
} from '../support/layout-locators.ts'
import { openPost, shortText, titleField } from '../support/posts.ts'
import { pressOn, tabTo } from '../support/tab-to.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

/** Opens the same page in a second tab, as a colleague would. */
async function openBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  return other
}

test('Merges changes of different fields in two tabs', async ({ page }) => {
  await openPost(page, site, 'Хлопок садится')
  const other = await openBeside(page)
  await titleField(other).fill('Хлопок садится, и это не беда')
  await save(other)
  await tabTo(page, shortText(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Коротко о важном')
  await expectStatus(page, 'Правки с другого места объединены с вашими')
  await expect(titleField(page)).toHaveValue('Хлопок садится, и это не беда')
  await expect(shortText(page)).toHaveValue('Коротко о важном')

  await other.reload()
  await expect(shortText(other)).toHaveValue('Коротко о важном')
})

test('Resolves a conflict of two tabs by keyboard', async ({ page }) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  await pressOn(page, page.getByRole('link', { name: 'Хлопок садится' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Хлопок садится' })).toBeVisible()
  const other = await openBeside(page)
  await titleField(other).fill('Заголовок из второй вкладки')
  await save(other)
  await tabTo(page, titleField(page), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Заголовок из первой вкладки')
  await expect(page.getByRole('region', { name: 'Две правки одного и того же' })).toBeFocused()
  const choice = page.getByRole('radiogroup', { name: 'Заголовок' })
  await expect(choice.getByText('У меня')).toBeVisible()
  await expectCleanAtBothWidths(page)
  await expect(page.getByRole('button', { name: 'Сохранить выбранное' })).toBeDisabled()
  await tabTo(page, choice.getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await pressOn(page, page.getByRole('button', { name: 'Сохранить выбранное' }))
  await expectSaved(page)
  await expect(titleField(page)).toBeFocused()
  await expect(titleField(page)).toHaveValue('Заголовок из первой вкладки')
  await other.reload()
  await expect(titleField(other)).toHaveValue('Заголовок из первой вкладки')
})

test('Hides the fields of a first step while two tabs conflict, and gives them the focus back', async ({
  page,
}) => {
  await openScreen(page, site, '/setup/factory/', 'Первые шаги: Фабрика')
  const other = await openBeside(page)
  await textField(other, 'Название фабрики').fill('Имя из второй вкладки')
  await expectSaved(other)
  const name = textField(page, 'Название фабрики')
  await name.fill('Имя из первой вкладки')
  const conflict = page.getByRole('region', { name: 'Две правки одного и того же' })
  await expect(conflict).toBeFocused()
  await expect(name).toBeHidden()
  await conflict.getByText('Оставить это').last().click()
  await conflict.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expectSaved(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Имя из первой вкладки')
})

test('Restores an earlier text as a draft by keyboard, without changing the site', async ({ page }) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  await pressOn(page, page.getByRole('link', { name: 'Лён в июле и в январе' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Лён в июле и в январе' })).toBeVisible()
  const path = (await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')) ?? ''
  const before = await shortText(page).inputValue()
  await tabTo(page, shortText(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Совсем другое вступление')
  await pressOn(page, publishButton(page), 'Shift+Tab')
  await expectStatus(page, 'Опубликовано')
  await expect(page.getByRole('toolbar', { name: 'Что сделать' })).toBeFocused()

  await pressOn(page, page.getByRole('button', { name: 'Ещё действия' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Версии' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Версии' })).toBeVisible()
  await expect(page.getByRole('insertion').first()).toBeVisible()
  await expect(page.getByRole('deletion').first()).toBeVisible()
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    expect(await findLatinWords(page)).toEqual([])
  }
  await pressOn(page, page.getByRole('button', { name: 'Вернуть версию' }).last())
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }))
  await expect(shortText(page)).toHaveValue(before)
  await expect(page.getByText('Есть правки')).toBeVisible()
  const html = await (await page.request.get(site.origin + path)).text()
  expect(html).toContain('Совсем другое вступление')
})

test('Shows a changed address whole among versions, not word by word', async ({ page }) => {
  await openPost(page, site, 'Мерки, прибавки, ростовка')
  const slug = await textField(page, 'Адрес').inputValue()
  await textField(page, 'Адрес').fill(`${slug}-zimoy`)
  await expectSaved(page)
  await publishButton(page).press('Enter')
  await expectStatus(page, 'Опубликовано')
  await page.goto(`${page.url()}versions/`)
  const change = page.getByRole('region', { name: 'Что изменилось' })
  await expect(change.getByText(slug, { exact: true })).toBeVisible()
  await expect(change.getByText(`${slug}-zimoy`, { exact: true })).toBeVisible()
  await expect(change.getByRole('deletion')).toHaveCount(0)
})

test('Keeps offline changes over a reload and saves them later', async ({ page, context }) => {
  await openPost(page, site, 'Габардин, саржа, двунитка')
  const url = page.url()
  await context.route('**/api/v1/admin/entries/*/draft', (route) => route.abort())
  await shortText(page).fill('Набрано без связи')
  await expect(page.getByText('Нет связи: сохраним позже')).toBeVisible()
  page.on('dialog', (question) => question.accept())
  await page.goto(`${site.origin}/admin/`)
  await page.goto(url)
  await expect(shortText(page)).toHaveValue('Набрано без связи')
  await context.unroute('**/api/v1/admin/entries/*/draft')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectSaved(page)
  await page.reload()
  await expect(shortText(page)).toHaveValue('Набрано без связи')
})
