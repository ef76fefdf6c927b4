import { expect, test } from '@playwright/test'
import { logInCustomer, placeOrder, registerCustomer } from '../support/customers.ts'
import { openAt } from '../support/layout-locators.ts'
import { orderForm } from '../support/order-form.ts'

test('Fills the order form for a logged-in visitor on every page, and shows the order in the account', async ({
  page,
}) => {
  const { email } = await logInCustomer(page)
  for (const path of ['/contacts/', '/order/', '/catalog/futbolki-i-polo/polo/']) {
    await openAt(page, path, 360)
    const fields = orderForm(page)
    await expect(fields.name).toHaveValue('Анна Петрова')
    await expect(fields.phone).toHaveValue('+7 (900) 123-45-67')
    await expect(fields.email).toHaveValue(email)
    await expect(fields.policy).not.toBeChecked()
  }
  const fields = orderForm(page)
  await fields.comment.fill('Поло для смены')
  await fields.policy.check()
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  await openAt(page, '/account/orders/', 360)
  await expect(page.getByRole('link', { name: /Поло для смены/ })).toBeVisible()
})

test('Keeps typed text and removes filled-in text at a log-out', async ({ page }) => {
  const { email, password } = await registerCustomer(page)
  await openAt(page, '/contacts/', 1320)
  const fields = orderForm(page)
  await fields.name.fill('Ольга')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const popup = page.getByRole('dialog', { name: 'Вход' })
  await popup.getByLabel('Ваш email').fill(email)
  await popup.getByLabel('Пароль', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(fields.email).toHaveValue(email)
  await expect(fields.phone).toHaveValue('+7 (900) 123-45-67')
  await expect(fields.name).toHaveValue('Ольга')

  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/')
  await expect(fields.email).toHaveValue('')
  await expect(fields.phone).toHaveValue('')
  await expect(fields.name).toHaveValue('Ольга')
})

test('Adds an order from before the registration to the account of its address', async ({ page }) => {
  const email = `Earlier-${Date.now()}@Example.ru`
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const number = await placeOrder(page, { email, headers }, 'ещё без кабинета')
  await logInCustomer(page, { email: email.toLowerCase() })
  await openAt(page, `/account/orders/${number}/`, 360)
  await expect(page.getByText('ещё без кабинета')).toBeVisible()
})
