import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { findEmailsTo, findNotice } from '../support/mailbox.ts'
import { openWithToken, registerMember } from '../support/members.ts'

const path = '/account/security/'

/** Returns the code of the mail after the registration's. */
async function mailedCode(email: string, subject: string): Promise<string> {
  const mails = await findEmailsTo(email, 2)
  const mail = mails.find((one) => one.subject === subject)
  return /^Код: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? ''
}

test('Downloads all data of a user as an archive after the mailed code', async ({ page }) => {
  const { email, token } = await registerMember(page.request)
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithToken(page, token, path)
  const section = page.getByRole('region', { name: 'Выгрузить мои данные' })
  await section.getByRole('button', { name: 'Выгрузить данные' }).press('Enter')
  const code = section.getByLabel('Код из письма')
  await expect(code).toBeFocused()
  await expect(section).toContainText(`Отправили код на ${email}`)
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Код из письма — 6 цифр')
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Код неверен или устарел. Запросите новый')
  await code.fill(await mailedCode(email, 'Код для выгрузки ваших данных'))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const archive = await readFile(await (await download).path())
  expect((await download).suggestedFilename()).toBe('personal-data.zip')
  for (const name of ['profile.json', 'company.json', 'likes.json', 'orders.json'])
    expect(archive.includes(name), name).toBe(true)
  await expect(page.getByText('Архив скачан').first()).toBeVisible()
  await section.getByRole('button', { name: 'Выгрузить данные' }).click()
  await section.getByRole('button', { name: 'Отмена' }).click()
  await expect(code).toBeHidden()
  await expect(section.getByRole('button', { name: 'Выгрузить данные' })).toBeFocused()
})

test('Removes an account with the mailed code, logs out, opens the home page and sends a mail', async ({
  page,
}) => {
  const { email, password, token } = await registerMember(page.request)
  await openWithToken(page, token, path)
  const section = page.getByRole('region', { name: 'Удалить кабинет' })
  await section.getByRole('button', { name: 'Удалить кабинет' }).click()
  const code = section.getByLabel('Код из письма')
  await page.route('**/api/v1/user/removal', (route) => route.abort())
  await code.fill('000000')
  await section.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(section.getByRole('alert')).toHaveText(/^Нет связи с сайтом/)
  await expect(code).toHaveValue('000000')
  await page.unroute('**/api/v1/user/removal')
  await code.fill(await mailedCode(email, 'Код для удаления личного кабинета'))
  await section.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Кабинет удалён').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
  await findNotice(email, 'Личный кабинет удалён')
  const answer = await page.request.post('/api/v1/user/auth/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  })
  expect(answer.status()).toBe(422)
})
