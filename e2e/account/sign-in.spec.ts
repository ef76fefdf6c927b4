import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations, openAt } from '../support/layout-locators.ts'
import { findCodes } from '../support/mailbox.ts'

const WRONG = 'Неверная почта или пароль'

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const calls = (page: Page, path: string) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith(path) && sent.push(request.url()))
  return sent
}
/** Inserts a text as the clipboard does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)

test('Retypes a wrong code by keyboard at 360 px', async ({ page }) => {
  const email = `code-${Date.now()}@example.ru`
  await openAt(page, '/?auth=register', 360)
  const { keyboard } = page
  await expect(popup(page, 'Регистрация')).toContainText('В кабинете — ваши цены, заявки')
  await expect(page.getByLabel('Ваш email').and(page.locator(':focus'))).toBeVisible()
  await keyboard.type(email)
  await keyboard.press('Enter')

  const confirm = popup(page, 'Подтверждение почты')
  const code = confirm.getByLabel('Код из письма')
  await expect(code).toBeFocused()
  await keyboard.type('12')
  await keyboard.press('Enter')
  await expect(confirm.getByText('Код из письма — 6 цифр')).toHaveCount(1)
  await expect(code).toBeFocused()
  const [right = ''] = await findCodes(email)
  const wrong = right === '111111' ? '222222' : '111111'
  await code.selectText()
  for (const digit of wrong) await keyboard.press(digit)
  await keyboard.press('Enter')

  const final = popup(page, 'Завершение регистрации')
  await expect(final.getByLabel('Ваше имя')).toBeFocused()
  await expect(final.getByLabel('Ваш email')).toHaveValue(email)
  await expect(final.getByLabel('Код из письма')).toBeHidden()
  await keyboard.type('Ольга')
  // The phone, the link to a foreign one, the password.
  for (let step = 0; step < 3; step += 1) await keyboard.press('Tab')
  await keyboard.type('qwerty123')
  await expect(final.getByText('Такой пароль слишком легко угадать')).toBeVisible()
  await final.getByLabel('Пароль', { exact: true }).fill('лоскутное одеяло')
  await expect(final.getByText('Надёжный пароль')).toBeVisible()
  await final.getByLabel('Повторите пароль').focus()
  await keyboard.type('лоскутное одеяло')
  await final.getByLabel('Даю согласие на обработку персональных данных').focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')

  await expect(final.getByText('Код неверен или устарел. Запросите новый')).toHaveCount(1)
  await expect(final.getByLabel('Код из письма')).toBeFocused()
  await expect(final.getByLabel('Ваше имя')).toHaveValue('Ольга')
  await expectNoAxeViolations(page)
  await keyboard.press('ControlOrMeta+a')
  await paste(page, `Код: ${right.slice(0, 3)} ${right.slice(3)}`)
  await expect(final.getByLabel('Код из письма')).toHaveValue(right)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/account/profile/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Requests another code within the form and keeps typed text', async ({ page }) => {
  const email = `again-${Date.now()}@example.ru`
  await openAt(page, `/?auth=final-registration&email=${email}&code=123456`, 360)
  const final = popup(page, 'Завершение регистрации')
  await final.getByLabel('Ваше имя').fill('Вера')
  await final.getByLabel('Пароль', { exact: true }).fill('лоскутное одеяло')
  const sent = calls(page, '/auth/register')
  await final.getByRole('button', { name: 'Получить новый код' }).dblclick()
  await expect(final.getByText(`Отправили новый код на ${email}`)).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(final.getByLabel('Код из письма')).toHaveValue('')
  await expect(final.getByLabel('Ваше имя')).toHaveValue('Вера')
  await expect(final.getByLabel('Пароль', { exact: true })).toHaveValue('лоскутное одеяло')
})

test('Sends a double click once on a slow network, and shows no old error in the next popup', async ({
  page,
}) => {
  await openAt(page, '/', 360)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  await page.getByRole('button', { name: 'Меню' }).click()
  await popup(page, 'Меню').getByRole('link', { name: 'Войти' }).click()
  const login = popup(page, 'Вход')
  await login.getByLabel('Ваш email').fill('nobody@example.ru')
  await login.getByLabel('Пароль', { exact: true }).fill('no such password')
  const sent = calls(page, '/auth/login')
  await login.getByRole('button', { name: 'Войти' }).dblclick()
  await expect(login.getByRole('button', { name: 'Отправляем…' })).toBeDisabled()
  await expect(login.getByRole('alert')).toHaveText(WRONG)
  expect(sent).toHaveLength(1)

  await login.getByRole('button', { name: 'Забыли пароль?' }).click()
  const recovery = popup(page, 'Восстановление пароля')
  await expect(recovery.getByLabel('Ваш email')).toHaveValue('nobody@example.ru')
  await expect(recovery.getByText(WRONG)).toBeHidden()
  await recovery.getByRole('button', { name: 'Вспомнили пароль' }).click()
  await expect(login.getByText(WRONG)).toBeHidden()
  await login.getByLabel('Пароль', { exact: true }).fill('wrong once more')
  await login.getByRole('button', { name: 'Войти' }).click()
  await expect(login.getByRole('alert')).toHaveText(WRONG)
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await page.getByRole('button', { name: 'Меню' }).click()
  await popup(page, 'Меню').getByRole('link', { name: 'Войти' }).click()
  await expect(login.getByLabel('Ваш email')).toHaveValue('nobody@example.ru')
  await expect(login.getByLabel('Пароль', { exact: true })).toHaveValue('')
  await expect(login.getByText(WRONG)).toBeHidden()
})

test('Closes the popup on Back without opening another', async ({ page }) => {
  await openAt(page, '/blog/', 1320)
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  await expect(page).toHaveURL('/help/delivery/')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await expect(popup(page, 'Вход')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/blog/')
  await expect(popup(page, 'Вход')).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/help/delivery/')
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible()
  await expect(popup(page, 'Вход')).toBeHidden()

  await openAt(page, '/contacts/?auth=login', 1320)
  await expect(popup(page, 'Вход')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Блог' }).click()
  await expect(page).toHaveURL('/blog/')
  await page.goBack()
  await expect(page).toHaveURL('/contacts/')
  await expect(popup(page, 'Вход')).toBeHidden()
})

test('Labels forms for password managers and code autofill, without duplicate ids', async ({ page }) => {
  const fieldsOf = (form: string) =>
    page
      .locator(`form#${form}`)
      .evaluate((element: HTMLFormElement) =>
        [...element.querySelectorAll('input:not([type=hidden])')].map((input) => [
          input.getAttribute('name'),
          input.getAttribute('autocomplete'),
        ]),
      )
  await openAt(page, '/account/orders/', 1320)
  await expect(page.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible()
  expect(await fieldsOf('account-login-login')).toEqual([
    ['email', 'username webauthn'],
    ['password', 'current-password'],
  ])
  await page.locator('#account-login-email').fill('olga@example.ru')
  await page.getByRole('button', { name: 'Забыли пароль?' }).click()
  await expect(popup(page, 'Восстановление пароля').getByLabel('Ваш email')).toHaveValue('olga@example.ru')
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  await expectNoAxeViolations(page)

  await openAt(page, '/?auth=final-registration&email=olga%40example.ru&code=123456', 1320)
  await expect(popup(page, 'Завершение регистрации')).toBeVisible()
  expect(await fieldsOf('auth-storePassword')).toEqual([
    ['email', 'username'],
    ['name', 'name'],
    ['phone', 'tel'],
    ['password', 'new-password'],
    ['passwordConfirmation', 'new-password'],
    ['policy', null],
  ])
  await openAt(page, '/?auth=register-confirm', 1320)
  const code = popup(page, 'Подтверждение почты').getByLabel('Код из письма')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  // The browser fills the code in at once, in any spelling.
  await code.fill('123-456')
  await expect(code).toHaveValue('123456')
})
