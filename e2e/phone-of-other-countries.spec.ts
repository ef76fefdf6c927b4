import { expect, type Page, test } from '@playwright/test'
import { messages } from '@rapport/contract/errors/messages'
import { hydrated } from './support/hydration.ts'
import { expectCleanAtBothWidths } from './support/layout-locators.ts'
import { findEmailsWith } from './support/mailbox.ts'
import { anna, fillIn, orderForm } from './support/order-form.ts'
import { press } from './support/playground.ts'

async function openForm(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
  await page.goto('/policy/')
  await hydrated(page)
  const fields = orderForm(page)
  await fields.phone.click()
  await page.keyboard.type('9')
  await expect(fields.phone).toHaveValue('+7 (9')
  await page.keyboard.press('Backspace')
  return { ...fields, complaint: fields.form.locator('p').getByText(messages.phoneForeign) }
}

/** Numbers with a country code. */
const ABROAD = [
  '+375 29 123-45-67',
  '375291234567',
  '00375 29 123-45-67',
  '810375291234567',
  '+374 10 123456',
  '+998 90 123 45 67',
  '+1 212 555-01-23',
]
const NAMELESS = ['998901234567', '1 212 555-01-23']

test('Leaves a typed foreign number unchanged, and complains only when its country code is missing', async ({
  page,
}) => {
  const { phone, complaint } = await openForm(page)
  for (const typed of [...ABROAD, ...NAMELESS]) {
    await page.keyboard.type(typed)
    await expect(phone).toHaveValue(typed)
    await expect(complaint).toBeVisible({ visible: NAMELESS.includes(typed) })
    await press(page, 'Control+a', 'Delete')
    await expect(complaint).toBeHidden()
    await page.keyboard.type('+7 727 123 45 67')
    await expect(phone).toHaveValue('+7 (727) 123-45-67')
    await expect(complaint).toBeHidden()
    await press(page, 'Control+a', 'Delete')
  }
})

test('Leaves a pasted or filled-in foreign number unchanged, whatever the field contained', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { phone, complaint } = await openForm(page)
  for (const number of [...ABROAD, ...NAMELESS]) {
    const isTold = NAMELESS.includes(number)
    for (const before of ['', '812765']) {
      await press(page, 'Control+a', 'Delete')
      await page.keyboard.type(before)
      await page.evaluate((text) => navigator.clipboard.writeText(text), number)
      await page.keyboard.press('Control+v')
      await expect(phone).toHaveValue(number)
      await expect(complaint).toBeVisible({ visible: isTold })
    }
    await phone.fill('')
    await expect(complaint).toBeHidden()
    await phone.fill(number)
    await expect(phone).toHaveValue(number)
    await expect(complaint).toBeVisible({ visible: isTold })
  }
})

test('«Номер другой страны» starts a number with a plus, and «Номер +7» returns to the mask', async ({
  page,
}) => {
  const { form, phone, complaint } = await openForm(page)
  const abroad = form.getByRole('button', { name: 'Номер другой страны' })
  const back = form.getByRole('button', { name: 'Номер +7' })
  await abroad.press('Enter')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveValue('+')
  await expect(phone).toHaveAccessibleDescription(/^Например, \+375/)
  await page.keyboard.type('998 90 123-45-67')
  await expect(phone).toHaveValue('+998 90 123-45-67')
  await press(page, 'Home', 'Delete')
  await expect(phone).toHaveValue('+998 90 123-45-67')
  await press(page, 'Control+a', 'Delete')
  await page.keyboard.type('00375291234567')
  await expect(phone).toHaveValue('+375291234567')
  await back.click()
  await expect(phone).toBeFocused()
  await page.keyboard.type('9001234567')
  await expect(phone).toHaveValue('+7 (900) 123-45-67')
  await expect(complaint).toBeHidden()
  // The number stays until the visitor types over it.
  await abroad.click()
  await expect(phone).toHaveValue('+7 (900) 123-45-67')
  await page.keyboard.type('37410123456')
  await expect(phone).toHaveValue('+37410123456')
})

test('Adds the plus to an already typed number when the visitor chooses «Номер другой страны»', async ({
  page,
}) => {
  const { form, phone, complaint } = await openForm(page)
  await page.keyboard.type('998901234567')
  await expect(complaint).toBeVisible()
  await form.getByRole('button', { name: 'Номер другой страны' }).click()
  await expect(phone).toHaveValue('+998901234567')
  await expect(complaint).toBeHidden()
  await expect(phone).not.toHaveAttribute('aria-invalid')
})

test('Has no axe violation and no overflow with an invalid foreign number at both widths', async ({
  page,
}) => {
  const { form, phone, submit } = await openForm(page)
  await form.getByRole('button', { name: 'Номер другой страны' }).click()
  await page.keyboard.type('375 29 123-45-6')
  await submit.click()
  await expect(form.locator('p').getByText(messages.phoneAbroad)).toBeVisible()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expectCleanAtBothWidths(page)
})

test('Shows an extra digit, and masks the number again after the digit is deleted', async ({ page }) => {
  const { phone, complaint } = await openForm(page)
  await page.keyboard.type('90012345678')
  await expect(phone).toHaveValue('90012345678')
  await expect(complaint).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('+7 (900) 123-45-67')
  await expect(complaint).toBeHidden()
  await press(page, ...Array(9).fill('ArrowLeft'))
  await page.keyboard.type('5')
  await expect(phone).toHaveValue('90051234567')
  await page.keyboard.press('Delete')
  await expect(phone).toHaveValue('+7 (900) 523-45-67')
  await expect(complaint).toBeHidden()
})

test('Sends an order with a foreign number, which the mail to the factory contains as a tel: link', async ({
  page,
}) => {
  const { thanks, email, name, policy, submit } = await openForm(page)
  await page.keyboard.type('+375 29 123-45-67')
  const to = `abroad-${Date.now()}@example.ru`
  await name.fill(anna.name)
  await email.fill(to)
  await policy.check()
  await submit.click()
  await expect(thanks).toBeVisible()
  const [toFactory] = await findEmailsWith(to, 1)
  expect(toFactory?.text).toContain('+375 29 123-45-67')
  expect(toFactory?.html).toContain('href="tel:+375291234567"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Accepts a foreign number, and returns a number without country code unchanged with a message at its field', async ({
    page,
  }) => {
    await page.goto('/policy/')
    const fields = orderForm(page)
    await expect(fields.form.getByRole('button', { name: 'Номер другой страны' })).toBeHidden()
    await fillIn(fields, { ...anna, phone: '998 90 123-45-67' })
    await fields.submit.click()
    await expect(fields.form.locator('p').getByText(messages.phoneForeign)).toBeVisible()
    await expect(fields.phone).toHaveValue('998 90 123-45-67')
    await expect(fields.name).toHaveValue(anna.name)
    await fields.phone.fill('+998 90 123-45-67')
    await fields.policy.check()
    await fields.submit.click()
    await expect(fields.thanks).toBeVisible()
  })
})
