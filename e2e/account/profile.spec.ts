import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { findEmailsTo, findNotice } from '../support/mailbox.ts'
import { logInByCall, openWithToken, registerMember } from '../support/members.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const path = '/account/profile/'
const codeOf = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

test('Saves the profile with a toast, shows it after a reload, without axe violations at any width', async ({
  page,
}) => {
  const { token } = await registerMember(page.request)
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithToken(page, token, path)
  const main = page.getByRole('main')
  const contacts = main.getByRole('region', { name: 'Контактные данные' })
  await contacts.getByLabel('Ваше имя').fill('Ольга Ткачёва')
  await contacts.getByLabel('Телефон').fill('8 900 123 45 67')
  await contacts.getByLabel('Город').selectOption('Воронеж')
  await contacts.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено').first()).toBeVisible()
  await page.reload()
  await expect(contacts.getByLabel('Ваше имя')).toHaveValue('Ольга Ткачёва')
  await expect(contacts.getByLabel('Телефон')).toHaveValue('+7 (900) 123-45-67')
  await expect(contacts.getByLabel('Город').locator('option:checked')).toHaveText('Воронеж')
  for (const width of [320, 360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `account-profile-${width}`, { fullPage: true })
  }
})

test('Stores a foreign number and opens its field for one', async ({ page }) => {
  const { token } = await registerMember(page.request)
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithToken(page, token, path)
  const contacts = page.getByRole('region', { name: 'Контактные данные' })
  await contacts.getByRole('button', { name: 'Номер другой страны' }).click()
  await page.keyboard.type('375291234567')
  await contacts.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено').first()).toBeVisible()
  await page.reload()
  await expect(contacts.getByLabel('Телефон')).toHaveValue('+375 29 123-45-67')
  await expect(contacts.getByRole('button', { name: 'Номер +7' })).toBeVisible()
  await saveScreenshot(page, 'account-profile-abroad', { fullPage: true })
})

test('Reports errors at their fields with focus, and loses nothing', async ({ page }) => {
  const { token } = await registerMember(page.request)
  await openWithToken(page, token, path)
  const contacts = page.getByRole('region', { name: 'Контактные данные' })
  const [name, phone] = [contacts.getByLabel('Ваше имя'), contacts.getByLabel('Телефон')]
  for (const [bad, message] of [
    ['', 'Укажите ваше имя'],
    ['R2D2', 'В имени могут быть только русские или латинские буквы и пробелы'],
    ["'; drop table users; --", 'В имени могут быть только русские или латинские буквы и пробелы'],
  ] as const) {
    await name.fill(bad)
    await contacts.getByRole('button', { name: 'Сохранить' }).click()
    await expect(name).toHaveAccessibleDescription(message)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue(bad)
  }
  await phone.fill('900')
  await contacts.getByRole('button', { name: 'Сохранить' }).click()
  await expect(phone).toHaveAccessibleDescription(/^Введите телефон целиком/)
  await expect(name).toHaveValue("'; drop table users; --")
  await expectNoAxeViolations(page)
})

test('Keeps typed text offline and when the token changes in another window', async ({ page }) => {
  const member = await registerMember(page.request)
  await openWithToken(page, member.token, path)
  const contacts = page.getByRole('region', { name: 'Контактные данные' })
  const name = contacts.getByLabel('Ваше имя')
  await name.fill('Вера')
  await page.route('**/api/v1/user', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await contacts.getByRole('button', { name: 'Сохранить' }).click()
  await expect(contacts.getByRole('alert')).toHaveText(/^Нет связи с сайтом/)
  const token = await logInByCall(page.request, member)
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate((next) => localStorage.setItem('userToken', next), token)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userToken'))).toBe(token)
  await expect(name).toHaveValue('Вера')
  await page.unroute('**/api/v1/user')
  await contacts.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено').first()).toBeVisible()
})

test('Changes the address by keyboard with the password and the mailed code', async ({ page }) => {
  const { email, password, token } = await registerMember(page.request)
  const next = `new-${email}`
  await openWithToken(page, token, path)
  const mail = page.getByRole('region', { name: 'Почта' })
  await mail.getByRole('button', { name: 'Сменить адрес' }).focus()
  await page.keyboard.press('Enter')
  await expect(mail.getByLabel('Новый email')).toBeFocused()
  await page.keyboard.type(next)
  await page.keyboard.press('Tab')
  await page.keyboard.type('не тот пароль')
  await page.keyboard.press('Enter')
  const current = mail.getByLabel('Текущий пароль')
  await expect(current).toHaveAccessibleDescription('Текущий пароль неверен')
  await expect(current).toBeFocused()
  await expect(mail.getByLabel('Новый email')).toHaveValue(next)
  await expectNoAxeViolations(page)
  await current.fill(password)
  await page.keyboard.press('Enter')
  const code = mail.getByLabel('Код из письма')
  await expect(code).toBeFocused()
  await expect(mail).toContainText(`Отправили код на ${next}`)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Код неверен или устарел. Запросите новый')
  const [sent] = await findEmailsTo(next, 1)
  await code.fill(codeOf(sent?.text))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Адрес изменён/).first()).toBeVisible()
  await expect(mail.getByText(next)).toBeVisible()
  await expect(mail.getByRole('button', { name: 'Сменить адрес' })).toBeFocused()
  const notice = await findNotice(email, 'Адрес кабинета изменён')
  expect(notice?.text).not.toContain(next)
})

test('Asks for a code even if the address is in use', async ({ page }) => {
  const [member, other] = [await registerMember(page.request), await registerMember(page.request)]
  await openWithToken(page, member.token, path)
  const mail = page.getByRole('region', { name: 'Почта' })
  await mail.getByRole('button', { name: 'Сменить адрес' }).click()
  await mail.getByLabel('Новый email').fill(member.email)
  await mail.getByLabel('Текущий пароль').fill(member.password)
  await mail.getByRole('button', { name: 'Получить код' }).click()
  await expect(mail.getByLabel('Новый email')).toHaveAccessibleDescription(/нынешний адрес/)
  await mail.getByLabel('Новый email').fill(other.email)
  await mail.getByRole('button', { name: 'Получить код' }).click()
  await expect(mail.getByLabel('Код из письма')).toBeVisible()
  const mails = await findEmailsTo(other.email, 2)
  expect(mails.map(({ subject }) => subject)).toContain('Ваш адрес указали для другого кабинета')
  await mail.getByRole('button', { name: 'Отмена' }).click()
  await expect(mail.getByRole('button', { name: 'Сменить адрес' })).toBeFocused()
})
