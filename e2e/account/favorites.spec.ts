import { expect, test } from '@playwright/test'
import { logInCustomer, registerCustomer } from '../support/customers.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll, openAt } from '../support/layout-locators.ts'

const FAVORITES = '/account/favorites/'
const POLO = '/catalog/futbolki-i-polo/polo/'

test('Adds likes from before the log-in to the favourites, and removes and restores one', async ({
  page,
}) => {
  const { email, password } = await registerCustomer(page)
  await openAt(page, POLO, 360)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const like = page.getByRole('main').getByRole('button', { name: /^Нравится/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  await openAt(page, '/?auth=login', 360)
  const popup = page.getByRole('dialog', { name: 'Вход' })
  await popup.getByLabel('Ваш email').fill(email)
  await popup.getByLabel('Пароль', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(popup).toBeHidden()

  await openAt(page, FAVORITES, 360)
  const items = page.getByRole('region', { name: 'Изделия' })
  const card = items.getByRole('link', { name: RegExp(name, 'i') })
  await expect(card).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)

  // By keyboard.
  await items.getByRole('button', { name: RegExp(`Убрать из избранного: ${name}`, 'i') }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toBeHidden()
  const restore = items.getByRole('button', { name: 'Вернуть' })
  await expect(restore).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  await page.reload()
  await expect(card).toBeVisible()

  await items.getByRole('button', { name: /Убрать из избранного/ }).click()
  await expect(restore).toBeVisible()
  await page.reload()
  await expect(page.getByText('Здесь появится то, что вам понравится')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('Shows items and posts apart, and retries a failed load', async ({ page }) => {
  const { headers } = await logInCustomer(page)
  for (const path of ['catalog/like/20', 'posts/like/1'])
    expect((await page.request.get(`/api/v1/${path}`, { headers })).status()).toBe(200)
  const calls = '**/api/v1/user/favorites*'
  await page.route(calls, (route) => route.abort())
  await openAt(page, FAVORITES, 1320)
  await expect(page.getByText('Не получилось загрузить избранное.')).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('region', { name: 'Изделия' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Статьи' }).getByRole('link')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await page.route('**/api/v1/user/favorites/**', (route) => route.abort())
  const remove = page.getByRole('button', { name: /Убрать из избранного/ }).first()
  await remove.click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Не получилось. Проверьте интернет' }),
  ).toBeVisible()
  await expect(remove).toBeVisible()
})
