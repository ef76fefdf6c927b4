import { expect, type Page, test } from '@playwright/test'
import { expectSaved, expectStatus, publishButton, save, textField } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectCleanAtBothWidths, expectNoAxeViolations } from '../support/layout-locators.ts'
import { openPost, shortText, titleField } from '../support/posts.ts'
import { pressOn } from '../support/tab-to.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

/** Chooses the first picture of the library. */
async function choosePicture(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Картинка', exact: true })
    .getByRole('button', { name: 'Выбрать картинку' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
}

test('Saves a new post as a draft, reports missing fields, and shows it on the site after the publication', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  await page.getByRole('button', { name: 'Новая статья' }).click()
  await titleField(page).fill('Войлок для валенок')
  await expect(textField(page, 'Адрес')).toHaveValue('voylok-dlya-valenok')
  await expect(page).toHaveURL(/\/posts\/\d+\/$/)
  await expectSaved(page)
  await expect(titleField(page)).toBeFocused()
  expect((await page.request.get(`${site.origin}/blog/voylok-dlya-valenok/`)).status()).toBe(404)

  await publishButton(page).click()
  await expect(page.getByText('Напишите, о чём это: текст стоит в списке')).toBeVisible()
  await expect(shortText(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.type('Плотный и тёплый')
  await publishButton(page).click()
  await expect(textField(page, 'Текст')).toBeFocused()
  await page.keyboard.type('Войлок валяют вручную.')
  await choosePicture(page)
  await textField(page, 'Новый тег').fill('войлок, шерсть')
  await page.keyboard.press('Enter')
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')

  await page.reload()
  await expect(page.getByRole('grid', { name: 'Теги' }).getByRole('row')).toHaveCount(2)
  // From `commit` on no response of the page that was left can arrive.
  const committed = { waitUntil: 'commit' } as const
  for (const open of [() => page.reload(committed), () => page.goto(page.url(), committed)]) {
    await open()
    const reported = await page.waitForResponse(
      (response) => response.url().endsWith('/presence') && response.request().method() === 'POST',
    )
    await reported.finished()
    await expect(page.getByText('Сейчас открыто не', { exact: false })).toHaveCount(0)
  }
  const answer = await page.request.get(`${site.origin}/blog/voylok-dlya-valenok/`)
  expect(await answer.text()).toContain('Войлок валяют вручную')
  await expect(page.getByRole('link', { name: 'На сайте' })).toHaveAttribute(
    'href',
    '/blog/voylok-dlya-valenok/',
  )
})

test('Inserts a link, a picture and a table, counts changing addresses and cut texts, and keeps an untouched text byte for byte', async ({
  page,
}) => {
  await openPost(page, site, 'Хлопок садится')
  const id = Number(page.url().match(/(\d+)\/$/)?.[1])
  const stored = async (): Promise<string> =>
    (await (await page.request.get(`${site.origin}/api/v1/admin/entries/${id}`)).json()).result.entry.snapshot
      .body
  const before = await stored()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expectStatus(page, 'Сохранено')
  expect(await stored()).toBe(before)

  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Оформление: Текст' }).getByRole('button', { name, exact: true })
  await textField(page, 'Текст').click()
  await page.keyboard.press('ControlOrMeta+End')
  // The browser reports the caret to the editor a frame later; people do not type that fast.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.keyboard.press('Enter')
  await tool('Ссылка').click()
  await textField(page, 'Страница сайта или адрес').fill('рубаш')
  await page.getByRole('list', { name: 'Найденные страницы' }).getByRole('button').first().press('Enter')
  await expect(textField(page, 'Текст')).toBeFocused()
  await tool('Картинка').click()
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(textField(page, 'Текст')).toBeFocused()
  await tool('Таблица').click()
  await page.keyboard.type('Сорт')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Усадка')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await save(page)
  await expect
    .poll(stored)
    .toMatch(/\[[^\]]+\]\(page:item\/\d+\)!\[.*\]\(picture:[^)]+\)\n\n\| Сорт \| Усадка \|/)
  expect((await stored()).startsWith(before)).toBe(true)
  await textField(page, 'Адрес').fill('hlopok-saditsya-vsegda')
  await expect(page.getByText('После публикации переедет 1 адрес')).toBeVisible()

  const google = page.getByRole('region', { name: 'Как покажут поисковики' }).getByRole('figure').last()
  await expect(google.getByText('Хлопок садится')).toBeVisible()
  await textField(page, 'Заголовок для поиска').fill(
    'Длинный заголовок о том, как садится хлопок. '.repeat(3),
  )
  await expect(google.getByText('Обрежет заголовок')).toBeVisible()
  await expectCleanAtBothWidths(page)
})

test('Jumps to a section of a long form by keyboard, clear of sticky elements', async ({ page }) => {
  await openScreen(page, site, '/cities/', 'Города')
  await page.getByRole('link', { name: 'Тула' }).click()
  const parts = page.getByRole('navigation', { name: 'Части формы' })
  await pressOn(page, parts.getByRole('button', { name: 'Место на\u00A0сайте' }))
  const panel = page.getByRole('region', { name: 'Место на\u00A0сайте' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 })
  const barEnd = await page
    .getByRole('toolbar', { name: 'Что сделать' })
    .evaluate((bar) => bar.getBoundingClientRect().bottom)
  const top = await panel.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(barEnd)
  await expectCleanAtBothWidths(page)
})
