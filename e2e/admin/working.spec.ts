import { expect, type Page, test } from '@playwright/test'
import { OWNER, openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations } from '../support/layout-locators.ts'
import { findLink } from '../support/mailbox.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const name = (page: Page) => page.getByLabel('Имя и фамилия')
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить имя' })
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Имя сохранено' })).toBeVisible()

test('Restarts an ended session above the form and sends the typed text', async ({ page }) => {
  await openScreen(page, site, '/account/', 'Мой доступ')
  await name(page).fill('Ольга Ткачёва')
  // Background requests would find the ended session before the form does.
  await page.route('**/api/v1/admin/inbox', (route) => route.abort())
  await page.request.delete(`${site.origin}/api/v1/admin/session`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  await save(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' })
  await expect(dialog.getByLabel('Почта')).toHaveValue(OWNER.email)
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.type(OWNER.password)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Код').fill(site.recoveryCodes.pop() ?? '')
  await page.keyboard.press('Enter')
  await isSaved(page)
  await expect(dialog).toBeHidden()
  await expect(name(page)).toHaveValue('Ольга Ткачёва')
})

test('Gives another member a fresh page without the typed text', async ({ page, playwright }) => {
  const email = 'anna@example.ru'
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const invited = await page.request.post(`${site.origin}/api/v1/admin/staff`, {
    headers,
    data: { email, name: 'Анна', role: 'editor' },
  })
  expect(invited.status()).toBe(200)
  const token = (await findLink(email, site.mails)).split('#')[1]
  const passwords = { password: OWNER.password, passwordConfirmation: OWNER.password }
  const elsewhere = await playwright.request.newContext()
  await elsewhere.post(`${site.origin}/api/v1/admin/auth/invitation`, {
    headers,
    data: { token, name: 'Анна Редакторова', ...passwords },
  })
  await elsewhere.dispose()

  await openScreen(page, site, '/account/', 'Мой доступ')
  await name(page).fill('Личное')
  await page.request.delete(`${site.origin}/api/v1/admin/session`, { headers })
  await save(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' })
  await dialog.getByLabel('Почта').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(name(page)).toHaveValue('Анна Редакторова')
  await expect(dialog).toBeHidden()
})

test('Reports a lost connection, keeps typed text over a reload, and sends it later', async ({
  page,
  context,
}) => {
  await openScreen(page, site, '/account/', 'Мой доступ')
  await name(page).fill('Ольга Прядильщица')
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(name(page)).toHaveValue('Ольга Прядильщица')
  await context.setOffline(true)
  await expect(page.getByText('Нет связи. Набранное сохраняется')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Нет связи. Набранное сохранено')).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  await expect(page.getByText('Нет связи')).toHaveCount(0)
})

test('Asks before leaving with unsent changes', async ({ page }) => {
  await openScreen(page, site, '/account/', 'Мой доступ')
  await name(page).fill('Кто-то ещё')
  const home = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Начало' })
  await home.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' })
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(name(page)).toHaveValue('Кто-то ещё')
  await expect(home).toBeFocused()
  await page.getByRole('button', { name: /мой доступ и выход/ }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Выйти' }).press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await question.getByRole('button', { name: 'Остаться' }).press('Enter')
  // The focus returns when the dialog closes.
  await expect(question).toBeHidden()
  await home.press('Enter')
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused()
  await question.getByRole('button', { name: 'Уйти' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ваши черновики' })).toBeVisible()
  await openScreen(page, site, '/account/', 'Мой доступ')
  await expect(name(page)).not.toHaveValue('Кто-то ещё')
})

test('Finds screens, people and pages in the palette by keyboard, in the other layout and typed at once', async ({
  page,
  context,
}) => {
  await openScreen(page, site, '/account/', 'Мой доступ')
  const palette = page.getByRole('dialog', { name: 'Найти или сделать' })
  // The key handler is attached after the screen is shown.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 2000 })
  }).toPass()
  // Typing starts before the field has the focus.
  await page.keyboard.type('cjnhelybrb')
  const query = palette.getByRole('searchbox')
  await expect(query).toHaveValue('cjnhelybrb')
  await expectNoAxeViolations(page)
  await expect(palette.getByRole('menuitem').first()).toHaveText('Сотрудники')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible()
  await expect(palette).toBeHidden()

  await page.getByRole('button', { name: 'Найти или сделать' }).press('Enter')
  await expect(query).toBeFocused()
  await page.keyboard.type('owner@')
  await expect(palette.getByRole('menuitem')).toContainText([OWNER.email])
  await query.fill('футблока')
  await expect(palette.getByRole('menuitem', { name: /Футболка/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toContain('/catalog/')
  await page.bringToFront()
  await expect(palette).toBeHidden()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await findLatinWords(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Reports failed sources in the palette instead of an empty result', async ({ page }) => {
  await openScreen(page, site, '/account/', 'Мой доступ')
  await page.route(/\/api\/v1\/(?:admin\/entries|catalog\/search)/, (route) => route.abort())
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Найти или сделать' })
  await palette.getByRole('searchbox').fill('щщъъ')
  await expect(palette.getByText('Ищем…')).toBeVisible()
  await expect(palette.getByRole('alert')).toHaveText(
    'Искали не\u00A0везде: сайт не\u00A0ответил. Попробуйте ещё раз.',
  )
  await expect(palette.getByText(/^Ничего не.нашлось/)).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('Focuses the first field of a new redirect, and returns the focus after cancelling', async ({
  page,
}) => {
  await openScreen(page, site, '/addresses/', 'Адреса')
  const opener = page.getByRole('button', { name: 'Добавить', exact: true })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Новая переадресация' })
  await expect(dialog.getByRole('textbox', { name: 'Откуда', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Keeps the focus on the screen after deleting a redirect by keyboard, and gives addresses most of the row at 768 px', async ({
  page,
}) => {
  await openScreen(page, site, '/addresses/', 'Адреса')
  await page.setViewportSize({ width: 768, height: 900 })
  const table = page.getByRole('table', { name: 'Переадресации' })
  const row = table.getByRole('row').nth(1)
  const old = await row.getByRole('rowheader').innerText()
  const widths = await row.locator('th, td').evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
  const [from = 0, to = 0] = widths
  expect(from + to).toBeGreaterThan(widths.reduce((sum, width) => sum + width, 0) / 2)
  await page.getByRole('button', { name: `Ещё действия: ${old}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Удалить…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).press('Enter')
  await expect(table.getByRole('rowheader', { name: old, exact: true })).toHaveCount(0)
  await expect(page.locator('#screen')).toBeFocused()
})
