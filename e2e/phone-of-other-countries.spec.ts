import { expect, type Page, test } from '@playwright/test'
import { messages } from '@rapport/contract/messages'
import { hydrated } from './support/hydration.ts'
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

const FOREIGN = [
  '+375 29 123-45-67',
  '375291234567',
  '00375 29 123-45-67',
  '810375291234567',
  '+374 10 123456',
  '+998 90 123 45 67',
  '+1 212 555-01-23',
]

test('A number of another country typed key by key stays as it was typed, and the field says where it can be written', async ({
  page,
}) => {
  const { phone, complaint } = await openForm(page)
  for (const typed of FOREIGN) {
    await page.keyboard.type(typed)
    await expect(phone).toHaveValue(typed)
    await expect(complaint).toBeVisible()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await press(page, 'Control+a', 'Delete')
    await expect(complaint).toBeHidden()
    await page.keyboard.type('+7 727 123 45 67')
    await expect(phone).toHaveValue('+7 (727) 123-45-67')
    await expect(complaint).toBeHidden()
    await press(page, 'Control+a', 'Delete')
  }
})

test('A number of another country stays as it was pasted or filled in, whatever stood there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { phone, complaint } = await openForm(page)
  for (const number of FOREIGN) {
    for (const before of ['', '812765']) {
      await press(page, 'Control+a', 'Delete')
      await page.keyboard.type(before)
      await page.evaluate((text) => navigator.clipboard.writeText(text), number)
      await page.keyboard.press('Control+v')
      await expect(phone).toHaveValue(number)
      await expect(complaint).toBeVisible()
    }
    await phone.fill('')
    await expect(complaint).toBeHidden()
    await phone.fill(number)
    await expect(phone).toHaveValue(number)
    await expect(complaint).toBeVisible()
  }
})

test('A digit too many is not swallowed: with it taken back the number is whole again', async ({ page }) => {
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

test('An order with a number of another country is not sent, and nothing typed is lost', async ({ page }) => {
  const { form, phone, email, name, policy, submit, comment } = await openForm(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.keyboard.type('+375 29 123-45-67')
  await name.fill(anna.name)
  await email.fill(anna.email)
  await comment.fill('Позвоните: +375 29 123-45-67')
  await policy.check()
  await submit.click()
  await expect(form.getByText(/^Заявка ещё не ушла/)).toBeVisible()
  await expect(phone).toHaveValue('+375 29 123-45-67')
  await expect(comment).toHaveValue('Позвоните: +375 29 123-45-67')
  await expect(form.locator('p').getByText(messages.phoneForeign)).toHaveCount(1)
  expect(sent).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A number of another country comes back as it was typed, with the sentence at its field', async ({
    page,
  }) => {
    await page.goto('/policy/')
    const fields = orderForm(page)
    await fillIn(fields, { ...anna, phone: '+375 29 123-45-67' })
    await fields.submit.click()
    await expect(fields.form.locator('p').getByText(messages.phoneForeign)).toBeVisible()
    await expect(fields.phone).toHaveValue('+375 29 123-45-67')
    await expect(fields.name).toHaveValue(anna.name)
  })
})
