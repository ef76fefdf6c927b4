import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { logInByCall, openWithToken, otherBrowser, registerMember } from '../support/members.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const TAB = '/account/security/'
const NEW_PASSWORD = 'прялка у окна'

test.use({ viewport: { width: 360, height: 800 } })

const passwordSection = (page: Page) => page.getByRole('region', { name: 'Пароль', exact: true })
const sessionsSection = (page: Page) => page.getByRole('region', { name: 'Где вы вошли' })
const rows = (page: Page) => sessionsSection(page).getByRole('listitem')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function fillPasswords(page: Page, [current, password, again]: [string, string, string]) {
  const section = passwordSection(page)
  await section.getByLabel('Текущий пароль').fill(current)
  await section.getByLabel('Новый пароль', { exact: true }).fill(password)
  await section.getByLabel('Повторите новый пароль').fill(again)
  await section.getByRole('button', { name: 'Сменить пароль' }).click()
}

test('Changes the password with errors at their fields, keeps this session, and ends the others', async ({
  page,
  browser,
}) => {
  const member = await registerMember(page.request)
  const other = await otherBrowser(browser)
  await openWithToken(other, await logInByCall(page.request, member), '/account/profile/')
  await openWithToken(page, member.token, TAB)
  await expect(rows(page)).toHaveCount(2)

  await fillPasswords(page, ['не тот пароль', NEW_PASSWORD, NEW_PASSWORD])
  const current = passwordSection(page).getByLabel('Текущий пароль')
  await expect(current).toHaveAccessibleDescription('Текущий пароль неверен')
  await expect(current).toBeFocused()
  await fillPasswords(page, ['', '123', '124'])
  await expect(current).toHaveAccessibleDescription('Введите пароль')
  await expect(passwordSection(page).getByLabel('Новый пароль', { exact: true })).toHaveAccessibleDescription(
    /от 8 до 128/,
  )
  await expect(passwordSection(page).getByLabel('Повторите новый пароль')).toHaveAccessibleDescription(
    'Пароли не совпадают',
  )
  await expectNoAxeViolations(page)

  // A lost connection loses no typed text.
  await page.route('**/api/v1/user/change-password', (route) => route.abort(), { times: 1 })
  await fillPasswords(page, [member.password, NEW_PASSWORD, NEW_PASSWORD])
  await expect(passwordSection(page).getByRole('alert')).toHaveText(/Нет связи с сайтом/)
  await expect(current).toHaveValue(member.password)
  await passwordSection(page).getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(toast(page, 'Пароль изменён')).toBeVisible()
  await expect(current).toHaveValue('')
  await expect(rows(page)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).not.toBe(member.token)

  await other.getByRole('link', { name: 'Безопасность' }).click()
  await expect(other).toHaveURL('/')
  expect(await other.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
  await other.context().close()
})

test('Ends one session after a confirmation, all others, and finally the current one', async ({
  page,
  browser,
}) => {
  const member = await registerMember(page.request)
  const [second, third] = [
    await logInByCall(page.request, member),
    await logInByCall(page.request, member),
    await logInByCall(page.request, member),
  ]
  await openWithToken(page, member.token, TAB)
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).filter({ hasText: 'Это устройство' })).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Сеть 198.18.')
  await expect(rows(page).first()).toContainText('Вход сегодня')

  await rows(page).first().getByRole('button', { name: 'Завершить' }).click()
  const question = page.getByRole('dialog', { name: 'Завершить вход?' })
  await question.getByRole('button', { name: 'Отмена' }).click()
  await expect(question).toBeHidden()
  await expect(rows(page)).toHaveCount(4)
  await rows(page).first().getByRole('button', { name: 'Завершить' }).click()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Завершить' }).click()
  await expect(toast(page, 'Вход завершён')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)

  const other = await otherBrowser(browser)
  await openWithToken(other, second ?? '', '/account/profile/')
  await sessionsSection(page).getByRole('button', { name: 'Завершить остальные' }).click()
  const all = page.getByRole('dialog', { name: 'Завершить остальные входы?' })
  await all.getByRole('button', { name: 'Завершить' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(sessionsSection(page).getByRole('button', { name: 'Завершить остальные' })).toBeHidden()
  await other.getByRole('link', { name: 'Безопасность' }).click()
  await expect(other).toHaveURL('/')
  await other.context().close()
  expect(third).not.toBe(second)

  await sessionsSection(page).getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  const everywhere = page.getByRole('dialog', { name: 'Выйти на всех устройствах?' })
  await everywhere.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Вы вышли на всех устройствах')).toBeVisible()
  const answer = await page.request.get('/api/v1/user', {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(answer.status()).toBe(401)
})

test('Retries a failed list while the rest of the tab works', async ({ page }) => {
  const { token } = await registerMember(page.request)
  await page.route('**/api/v1/user/sessions', (route) => route.abort(), { times: 1 })
  await openWithToken(page, token, TAB)
  const failed = sessionsSection(page).getByRole('alert')
  await expect(failed).toContainText('Не удалось загрузить')
  await expect(page.getByRole('button', { name: 'Добавить ключ' })).toBeVisible()
  await failed.getByRole('button', { name: 'Повторить' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('Loads the lists without layout shifts', async ({ page }) => {
  const { token } = await registerMember(page.request)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openWithToken(page, token, TAB)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('Ключей пока нет')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05)
})

test('Works by keyboard at every width without axe violations', async ({ page }) => {
  const member = await registerMember(page.request)
  await logInByCall(page.request, member)
  await openWithToken(page, member.token, TAB)
  await expect(rows(page)).toHaveCount(2)
  for (const width of [320, 360, 768, 1024, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `account-security-${width}`)
  }
  await passwordSection(page).getByLabel('Текущий пароль').focus()
  // Each field has a button that reveals it.
  for (const text of [member.password, NEW_PASSWORD, NEW_PASSWORD]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Пароль изменён')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await sessionsSection(page).getByRole('button', { name: 'Выйти на всех устройствах' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Выйти на всех устройствах?' })
  await expect(dialog.getByRole('button', { name: 'Выйти' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(sessionsSection(page).getByRole('button', { name: 'Выйти на всех устройствах' })).toBeFocused()
})
