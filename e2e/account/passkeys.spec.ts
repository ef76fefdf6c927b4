import { expect, type Page, test } from '@playwright/test'
import { addAuthenticator, type VirtualAuthenticator } from '../support/authenticator.ts'
import { hydrated } from '../support/hydration.ts'
import { expectNoAxeViolations, openAt } from '../support/layout-locators.ts'
import { openWithToken, registerMember } from '../support/members.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const TAB = '/account/security/'
const OPTIONS = '/api/v1/user/auth/passkey-options'

test.use({ viewport: { width: 360, height: 800 } })

const section = (page: Page) => page.getByRole('region', { name: 'Ключи доступа' })
const rows = (page: Page) => section(page).getByRole('listitem')
const login = (page: Page) => page.getByRole('dialog', { name: 'Вход' })
const byPasskey = (page: Page) => login(page).getByRole('button', { name: /^Вход без пароля/ })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Adds a key in the account of a new user. */
async function addPasskey(page: Page, device: VirtualAuthenticator) {
  const member = await registerMember(page.request)
  await openWithToken(page, member.token, TAB)
  await section(page).getByRole('button', { name: 'Добавить ключ' }).click()
  await page.getByLabel('Текущий пароль').last().fill(member.password)
  await device.answer(true)
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(rows(page)).toHaveCount(1)
  await device.answer(false)
  return member
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(page).toHaveURL('/')
}

/**
 * Opens the popup, which offers the key in its field once the options are loaded; a button then replaces the offer.
 */
async function openLogin(page: Page): Promise<void> {
  const offered = page.waitForResponse((response) => response.url().endsWith(OPTIONS))
  await page.goto('/?auth=login')
  await hydrated(page)
  await offered
}

test('Creates, renames, uses and removes a passkey', async ({ page }) => {
  const device = await addAuthenticator(page)
  const { token, password, email } = await registerMember(page.request)
  await openWithToken(page, token, TAB)
  await expect(section(page)).toContainText('Ключей пока нет')
  await section(page).getByRole('button', { name: 'Добавить ключ' }).click()
  const adding = page.getByRole('dialog', { name: 'Новый ключ доступа' })
  await expect(adding.getByLabel('Текущий пароль')).toBeFocused()
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'account-passkey-add-360')

  await adding.getByLabel('Название').fill(' ')
  await adding.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(adding.getByLabel('Название')).toHaveAccessibleDescription(/Назовите ключ/)
  await adding.getByLabel('Название').fill('Мой телефон')
  await adding.getByLabel('Текущий пароль').fill('не тот пароль')
  await adding.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(adding.getByLabel('Текущий пароль')).toHaveAccessibleDescription('Текущий пароль неверен')
  await adding.getByLabel('Текущий пароль').fill(password)
  await device.answer(true)
  await adding.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(adding).toBeHidden()
  await expect(rows(page)).toContainText(['Мой телефон'])
  await expect(rows(page)).toContainText(['им ещё не входили'])
  await device.answer(false)

  await rows(page).getByRole('button', { name: 'Переименовать' }).click()
  const renaming = page.getByRole('dialog', { name: 'Название ключа' })
  await renaming.getByLabel('Название').fill('Рабочий телефон')
  await renaming.getByRole('button', { name: 'Сохранить' }).click()
  await expect(rows(page)).toContainText(['Рабочий телефон'])

  await logOut(page)
  await openLogin(page)
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'account-passkey-login-360')
  await device.answer(true)
  await byPasskey(page).click()
  await expect(page).toHaveURL(/\/account\//)
  await expect(page.getByText(`Ольга, ${email}`)).toBeVisible()
  await device.answer(false)

  await page.goto(TAB)
  await hydrated(page)
  await expect(rows(page)).toContainText(['вход сегодня'])
  await expectNoAxeViolations(page)
  await rows(page).getByRole('button', { name: 'Удалить' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить ключ?' })
  await expect(question).toContainText('«Рабочий телефон»')
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(toast(page, 'Ключ удалён')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  // The device does not know about the removal.
  await logOut(page)
  await openLogin(page)
  await device.answer(true)
  await byPasskey(page).click()
  await expect(login(page).getByRole('alert').filter({ hasText: 'Ключ' })).toHaveText(
    'Ключ не подошёл. Попробуйте ещё раз или войдите с паролем',
  )
})

test('Logs in with the passkey that the browser offers in the address field', async ({ page }) => {
  const device = await addAuthenticator(page)
  const { email } = await addPasskey(page, device)
  await logOut(page)
  await device.answer(true)
  await page.goto('/?auth=login')
  await expect(page).toHaveURL(/\/account\//)
  await expect(page.getByText(`Ольга, ${email}`)).toBeVisible()
})

test('Creates and uses a passkey by keyboard', async ({ page }) => {
  const device = await addAuthenticator(page)
  const member = await registerMember(page.request)
  await openWithToken(page, member.token, TAB)
  await section(page).getByRole('button', { name: 'Добавить ключ' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Текущий пароль')).toBeFocused()
  await page.keyboard.type(member.password)
  await device.answer(true)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await device.answer(false)
  await logOut(page)
  await openLogin(page)
  await byPasskey(page).focus()
  await device.answer(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\//)
})

test('Keeps typed text when the device refuses, and succeeds at the next try', async ({ page }) => {
  const device = await addAuthenticator(page)
  const { token, password } = await registerMember(page.request)
  await openWithToken(page, token, TAB)
  await section(page).getByRole('button', { name: 'Добавить ключ' }).click()
  const adding = page.getByRole('dialog', { name: 'Новый ключ доступа' })
  await adding.getByLabel('Название').fill('Мой телефон')
  await adding.getByLabel('Текущий пароль').fill(password)
  await device.verify(false)
  await device.answer(true)
  await adding.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(adding.getByRole('alert').filter({ hasText: 'Попробуйте ещё раз' })).toBeVisible()
  await expect(adding.getByLabel('Название')).toHaveValue('Мой телефон')
  await expect(adding.getByLabel('Текущий пароль')).toHaveValue(password)
  await device.verify(true)
  await adding.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(rows(page)).toContainText(['Мой телефон'])

  await section(page).getByRole('button', { name: 'Добавить ключ' }).click()
  await adding.getByLabel('Текущий пароль').fill(password)
  await adding.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(
    adding.getByRole('alert').filter({ hasText: 'На этом устройстве уже есть ваш ключ' }),
  ).toBeVisible()
  await device.answer(false)

  await page.keyboard.press('Escape')
  await logOut(page)
  await openLogin(page)
  await device.verify(false)
  await device.answer(true)
  await byPasskey(page).click()
  await expect(login(page).getByRole('alert').filter({ hasText: 'Попробуйте ещё раз' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('Changes nothing for visitors without a passkey, and requests nothing without the popup', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('passkey')) asked.push(request.url())
  })
  const { header } = await openAt(page, '/', 1320)
  expect(asked).toEqual([])
  await page.addInitScript(() => Object.assign(window, { PublicKeyCredential: undefined }))
  await page.reload()
  await hydrated(page)
  await header.getByRole('link', { name: 'Войти' }).click()
  await expect(login(page).getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
  await expect(byPasskey(page)).toBeHidden()
  expect(asked.filter((url) => url.endsWith(OPTIONS))).toEqual([])
})
