import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, openAt, PLAIN_PAGE } from '../support/layout-locators.ts'
import { findEmailsTo } from '../support/mailbox.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const POPUPS = {
  login: 'Вход',
  register: 'Регистрация',
  'register-confirm': 'Подтверждение почты',
  'final-registration': 'Завершение регистрации',
  recovery: 'Восстановление пароля',
  'recovery-confirm': 'Проверьте почту',
  'password-change': 'Новый пароль',
}

test('Opens each dialog at its ?auth= without axe violations', async ({ page }) => {
  for (const [name, label] of Object.entries(POPUPS))
    await test.step(name, async () => {
      await openAt(page, `/catalog/?utm_source=vk&auth=${name}&email=anna%40example.ru&code=123456`, 360)
      const popup = page.getByRole('dialog', { name: label })
      await expect(popup).toBeVisible()
      // Codes must not stay in referrers and the history.
      await expect(page).toHaveURL('/catalog/?utm_source=vk')
      for (const width of name === 'login' ? [360, 768, 1024, 1320, 1920] : [360, 1320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(popup).toHaveCSS('opacity', '1')
        await expectNoAxeViolations(page)
      }
      await saveScreenshot(page, `shell-auth-${name}-1320`)
      await popup.getByRole('button', { name: 'Закрыть' }).click()
      await expect(popup).toBeHidden()
    })
})

test('Opens the log-in from «Войти» and reports wrong credentials in one sentence', async ({ page }) => {
  const { header } = await openAt(page, PLAIN_PAGE, 1320)
  await header.getByRole('link', { name: 'Войти' }).click()
  const popup = page.getByRole('dialog', { name: 'Вход' })
  await expect(popup.getByLabel('Ваш email')).toBeFocused()
  await popup.getByLabel('Ваш email').fill('nobody@example.ru')
  await popup.getByLabel('Пароль', { exact: true }).fill('no such password')
  await popup.getByRole('button', { name: 'Войти' }).click()
  await expect(popup.getByRole('alert')).toHaveText('Неверная почта или пароль')
})

test('Registers with the address, the mailed code and a password, and opens /account/', async ({ page }) => {
  const email = `olga-${Date.now()}@example.ru`
  const { header } = await openAt(page, PLAIN_PAGE, 1320)
  await header.getByRole('link', { name: 'Войти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Регистрация' }).click()
  const register = page.getByRole('dialog', { name: 'Регистрация' })
  await register.getByLabel('Ваш email').fill(email)
  await register.getByRole('button', { name: 'Зарегистрироваться' }).click()

  const confirm = page.getByRole('dialog', { name: 'Подтверждение почты' })
  await expect(confirm).toContainText(email)
  const [mail] = await findEmailsTo(email, 1)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  await confirm.getByLabel('Код из письма').fill('12')
  await confirm.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(confirm.getByText('Код из письма — 6 цифр')).toHaveCount(1)
  await confirm.getByLabel('Код из письма').fill(code)
  await confirm.getByRole('button', { name: 'Подтвердить' }).click()

  const final = page.getByRole('dialog', { name: 'Завершение регистрации' })
  await final.getByLabel('Ваше имя').fill('Ольга')
  await final.getByLabel('Пароль', { exact: true }).fill('лоскутное одеяло')
  await final.getByLabel('Повторите пароль').fill('другое одеяло')
  await final.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(
    final.getByText('Без согласия на обработку персональных данных мы не можем открыть личный кабинет'),
  ).toHaveCount(1)
  await final.getByLabel('Даю согласие на обработку персональных данных').check()
  await final.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(final.getByText('Пароли не совпадают')).toHaveCount(1)
  await final.getByLabel('Повторите пароль').fill('лоскутное одеяло')
  await final.getByRole('button', { name: 'Сохранить пароль' }).click()

  await expect(page).toHaveURL('/account/profile/')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeTruthy()
  await expect(header.getByRole('link', { name: 'Личный кабинет' })).toBeVisible()

  // The token is refreshed at the start and valid in every tab.
  await page.goto('/catalog/')
  await expect(header.getByRole('link', { name: 'Личный кабинет' })).toBeVisible()
})

test('Recovers with a mailed code and a new password, and logs in', async ({ page }) => {
  const email = `vera-${Date.now()}@example.ru`
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  await page.request.post('/api/v1/user/auth/register', { headers, data: { email } })
  const codeOf = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
  const [first] = await findEmailsTo(email, 1)
  const password = 'первый пароль'
  await page.request.post('/api/v1/user/auth/store-password', {
    headers,
    data: {
      email,
      code: codeOf(first?.text),
      name: 'Вера',
      policy: '1',
      password,
      passwordConfirmation: password,
    },
  })

  await openAt(page, '/?auth=recovery', 1320)
  const recovery = page.getByRole('dialog', { name: 'Восстановление пароля' })
  await recovery.getByLabel('Ваш email').fill(email)
  await recovery.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByRole('dialog', { name: 'Проверьте почту' })).toBeVisible()
  const mails = await findEmailsTo(email, 2)
  const codes = mails.map((mail) => codeOf(mail.text)).filter((code) => code !== codeOf(first?.text))

  // The link of the mail has the same parameters.
  await page.goto(`/?auth=password-change&email=${encodeURIComponent(email)}&code=${codes[0]}`)
  const change = page.getByRole('dialog', { name: 'Новый пароль' })
  await change.getByLabel('Пароль', { exact: true }).fill('второй пароль')
  await change.getByLabel('Повторите пароль').fill('второй пароль')
  await change.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page).toHaveURL('/account/profile/')
})
