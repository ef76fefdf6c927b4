import { expect, type Page, test } from '@playwright/test'
import { createCode, OWNER, openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations } from '../support/layout-locators.ts'
import { findLink } from '../support/mailbox.ts'

// All tests use the same few people.
const EDITOR = { email: 'anna@example.ru', name: 'Анна Редакторова', password: 'ситец в мелкий цветок' }

const site = useAdminSite({ DEMO_CONTENT: 'off' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function expectClean(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  expect(await findLatinWords(page)).toEqual([])
}

test('Sets up codes for the first owner by keyboard, and invites and blocks an editor', async ({
  page,
  browser,
}) => {
  await openScreen(page, site, '/staff/', 'Вход')
  await expectClean(page)
  await expect(page.getByLabel('Почта')).toBeFocused()
  await page.keyboard.type(OWNER.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('не тот пароль')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Неверная почта или пароль')
  await page.getByLabel('Пароль', { exact: true }).fill(OWNER.password)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'Приложение с кодами' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Код для приложения' })).toBeVisible()
  await expectClean(page)
  const secret = await page.locator('code').innerText()
  await expect(page.getByRole('link', { name: 'Открыть в приложении' })).toBeHidden()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Скопировать ключ' }).press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret.replace(/\s/g, ''))
  await page.getByLabel('Код из приложения').fill(createCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  site.recoveryCodes = await page.getByRole('listitem').allInnerTexts()
  await expectClean(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать файлом' }).press('Enter')
  expect((await saved).suggestedFilename()).toBe('резервные-коды.txt')
  await page.getByRole('button', { name: 'Я сохранил коды' }).press('Enter')

  // The page that was opened originally.
  await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible()
  await page.getByRole('button', { name: 'Пригласить' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' })
  await expect(dialog.getByLabel('Почта')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Почта')).toHaveAccessibleDescription('Укажите почту')
  await page.keyboard.type(EDITOR.email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Имя и фамилия')).toHaveAccessibleDescription('Укажите имя и фамилию')
  await expectClean(page)
  await dialog.getByLabel('Имя и фамилия').fill('Анна')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Приглашение отправлено')).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: /Анна/ })
  await expect(row).toContainText('Приглашён')

  const editor = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  await editor.goto(await findLink(EDITOR.email, site.mails))
  await expect(editor.getByText('роль «Редактор»')).toBeVisible()
  await expectClean(editor)
  await editor.getByLabel('Имя и фамилия').fill(EDITOR.name)
  await editor.getByLabel('Пароль', { exact: true }).fill(EDITOR.password)
  await editor.getByLabel('Повторите пароль').fill('другой пароль')
  await editor.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(editor.getByLabel('Повторите пароль')).toHaveAccessibleDescription('Пароли не совпадают')
  await editor.getByLabel('Повторите пароль').fill(EDITOR.password)
  await editor.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: EDITOR.name })).toBeVisible()
  await editor.getByRole('button', { name: 'Меню', exact: true }).click()
  const drawer = editor.getByRole('dialog', { name: 'Меню' })
  await expect(drawer.getByRole('link')).toHaveText([
    ...[
      'Начало',
      'Каталог',
      'Материалы',
      'Цены',
      'Работы',
      'Правила расчёта',
      'Открытие сайта',
      'Статьи',
      'Страницы',
      'Главная',
      'Истории',
      'Лицензии',
      'Вопросы',
      'Требования к\u00A0макету',
      'Зоны доставки',
      'Города',
      'О\u00A0фабрике',
      'Оформление',
    ],
    ...['Картинки', 'Календарь', 'Массовые правки', 'Импорт и\u00A0экспорт'],
    ...['Страницы в\u00A0поиске', 'Адреса', 'Мой доступ'],
  ])
  await drawer.getByRole('link', { name: 'Мой доступ' }).click()
  await expect(drawer).toBeHidden()
  await openScreen(editor, site, '/staff/', 'Сюда нельзя')
  await openScreen(editor, site, '/account/', 'Мой доступ')

  await page.reload()
  await page.getByRole('button', { name: `Действия: ${EDITOR.name}` }).click()
  await page.getByRole('menuitem', { name: 'Закрыть доступ…' }).click()
  await expectClean(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть доступ' }).click()
  await expect(page.getByRole('row', { name: /Анна/ })).toContainText('Доступ закрыт')
  await editor.getByLabel('Имя и фамилия').fill('Кто-то другой')
  await editor.getByRole('button', { name: 'Сохранить имя' }).click()
  await expect(editor.getByRole('dialog', { name: 'Войдите ещё раз' })).toBeVisible()
  await editor.context().close()
})

test('Reports a used or truncated link at once or on submit, with a way to continue', async ({ page }) => {
  await page.goto(await findLink(EDITOR.email, site.mails))
  await expect(page.getByRole('alert')).toHaveText(/^Ссылка устарела или уже использована/)
  await expectClean(page)
  await page.getByRole('link', { name: 'Войдите' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()

  await openScreen(page, site, '/password/', 'Новый пароль')
  await expect(page.getByRole('alert')).toHaveText(/^Ссылка устарела или уже использована/)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto(`${site.origin}/admin/password/#${'a'.repeat(43)}`)
  await page.reload()
  await page.getByLabel('Новый пароль').fill(EDITOR.password)
  await page.getByLabel('Повторите пароль').fill(EDITOR.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^Ссылка устарела или уже использована/)
  await expectClean(page)
  await page.getByRole('link', { name: 'Прислать новую ссылку' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Забыли пароль?' })).toBeVisible()
})

test('Creates and renames a passkey, and signs in with it alone', async ({ page }) => {
  const device = await addAuthenticator(page)
  await signInOwner(page.context(), site)
  await openScreen(page, site, '/account/', 'Мой доступ')
  const keys = page.getByRole('region', { name: 'Ключи доступа' })
  await device.answer(true)
  await keys.getByRole('button', { name: 'Добавить ключ' }).click()
  await page.getByLabel('Название ключа').fill('Рабочий телефон')
  await expectClean(page)
  await page.keyboard.press('Enter')
  await expect(keys.getByRole('listitem')).toContainText('Рабочий телефон')
  await page.getByRole('button', { name: /мой доступ и выход/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.getByRole('button', { name: 'Войти ключом доступа' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте' })).toBeVisible()
})

test('Requires a factor again over the current screen before a change of access, then performs it', async ({
  page,
}) => {
  await signInOwner(page.context(), site)
  await openScreen(page, site, '/staff/', 'Сотрудники')
  // The server answers so ten minutes after a factor was shown.
  const confirm = 'Подтвердите, что это вы'
  await page.route('**/api/v1/admin/staff/*/block', (route) =>
    route.fulfill({ status: 403, json: { message: confirm, errors: { confirmation: [confirm] } } }),
  )
  await page.getByRole('button', { name: `Действия: ${EDITOR.name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Открыть доступ…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Открыть доступ' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: confirm })
  await expectClean(page)
  const dusks = await page
    .locator('body > div')
    .evaluateAll((parts) =>
      parts.filter((part) => /, 0\.\d+\)|\/ 0\.\d+\)/.test(getComputedStyle(part).backgroundColor)),
    )
  expect(dusks).toHaveLength(1)
  await page.unroute('**/api/v1/admin/staff/*/block')
  await dialog.getByLabel('Код из приложения или резервный').fill(site.recoveryCodes.pop() ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Анна/ })).toContainText('Работает')
  await expect(dialog).toBeHidden()
})

test('Shows new recovery codes under one heading and returns the focus', async ({ page }) => {
  await signInOwner(page.context(), site)
  await openScreen(page, site, '/account/', 'Мой доступ')
  const renew = page.getByRole('button', { name: 'Новые резервные коды' })
  await renew.press('Enter')
  await page.getByRole('button', { name: 'Сделать новые' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Новые резервные коды' })
  await expect(dialog.getByRole('heading')).toHaveText(['Новые резервные коды'])
  site.recoveryCodes = await dialog.getByRole('listitem').allInnerTexts()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Я сохранил коды' }).press('Enter')
  await expect(renew).toBeFocused()
})

test('Signs in with a recovery code after the phone is lost, and ends all other sessions', async ({
  page,
  browser,
}) => {
  const lost = await (await browser.newContext()).newPage()
  await signInOwner(lost.context(), site)
  await openScreen(lost, site, '/account/', 'Мой доступ')

  await openScreen(page, site, '/account/', 'Вход')
  await page.getByLabel('Почта').fill(OWNER.email)
  await page.getByLabel('Пароль', { exact: true }).fill(OWNER.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Код').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Код неверен или уже использован')).toBeVisible()
  await expectClean(page)
  await page.getByLabel('Код').fill(site.recoveryCodes.pop() ?? '')
  await page.keyboard.press('Enter')
  const devices = page.getByRole('region', { name: 'Устройства' })
  await devices.getByRole('button', { name: 'Выйти на всех других' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await lost.getByRole('button', { name: 'Сохранить имя' }).click()
  await expect(lost.getByRole('dialog', { name: 'Войдите ещё раз' })).toBeVisible()
  await lost.context().close()
})
