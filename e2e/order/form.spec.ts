import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { PLAIN_PAGE } from '../support/layout-locators.ts'
import { findEmailsWith } from '../support/mailbox.ts'
import { anna, fillIn, layout, orderForm } from '../support/order-form.ts'

const sending = '**/api/v1/send-order-mail'

test('Leads from the home page to a product and an order with a layout and a comment of 3000 characters, which the factory receives', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: 'Каталог' })
    .first()
    .click()
  await expect(page).toHaveURL('/catalog/')
  const main = page.getByRole('main')
  await main.getByRole('link').first().click()
  await page.goto('/catalog/polo/')
  await expect(page).toHaveURL(/\/catalog\/futbolki-i-polo\/polo\/$/)
  await main.getByRole('link', { name: 'Рассчитать стоимость' }).first().click()

  const fields = orderForm(page)
  const email = `anna-${Date.now()}@example.ru`
  await fillIn(fields, { ...anna, email })
  const comment = '120 штук, печать на спине. '.repeat(150).slice(0, 2999).concat('!')
  await fields.comment.fill(comment)
  await fields.files.setInputFiles(layout('макет спина.eps'))
  await expect(fields.form.getByText('макет спина.eps')).toBeVisible()
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()

  const [toFactory] = await findEmailsWith(email, 1)
  expect(toFactory?.attachments[0]?.filename).toBe('макет спина.eps')
  expect(`${toFactory?.text}`.replace(/\s+/g, ' ')).toContain(comment)
  expect(`${toFactory?.text}`).toContain('+7 (900) 123-45-67')
})

test('Sends an order without its city if the city was removed meanwhile', async ({ page }) => {
  await page.goto(PLAIN_PAGE)
  const fields = orderForm(page)
  await fillIn(fields, { ...anna, email: `city-${Date.now()}@example.ru` })
  await page.evaluate(() => localStorage.setItem('city', JSON.stringify({ id: 987_654, at: Date.now() })))
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('city'))).toBeNull()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The form posts and shows a confirmation page', async ({ page }) => {
    await page.goto(PLAIN_PAGE)
    const fields = orderForm(page)
    await fillIn(fields, anna)
    await fields.files.setInputFiles(layout())
    await fields.submit.click()
    await expect(page).toHaveURL(/\/order\/\?number=\d\d-\d{6}$/)
    await expect(fields.thanks).toBeVisible()
  })

  test('A mistake shows the form again with the message at its field and the typed values', async ({
    page,
  }) => {
    await page.goto(PLAIN_PAGE)
    const fields = orderForm(page)
    await fillIn(fields, { ...anna, phone: '900123456' })
    await fields.comment.fill('Нужно к пятнице')
    await fields.submit.click()
    await expect(page.getByText('Введите телефон целиком: +7 и ещё 10 цифр').first()).toBeVisible()
    await expect(fields.name).toHaveValue(anna.name)
    await expect(fields.comment).toHaveValue('Нужно к пятнице')
  })
})

test('Masks the phone as +7 (###) ###-##-##, typed or pasted, and requires the policy checkbox, unchecked at first, with a link to the consent text', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE)
  const { form, policy, submit, thanks, name, phone, email } = orderForm(page)
  await expect(policy).not.toBeChecked()
  await phone.click()
  await phone.pressSequentially('9001234567')
  await expect(phone).toHaveValue('+7 (900) 123-45-67')
  for (const pasted of ['8 900 123 45 67', '+7(900)123-45-67', '900 123 45 67', '79001234567']) {
    await phone.fill('')
    await phone.evaluate((field: HTMLInputElement, text) => {
      field.focus()
      const data = new DataTransfer()
      data.setData('text/plain', text)
      if (
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      )
        document.execCommand('insertText', false, text)
    }, pasted)
    await expect(phone, pasted).toHaveValue('+7 (900) 123-45-67')
  }
  await name.fill(anna.name)
  await email.fill(anna.email)
  await submit.click()
  await expect(thanks).toBeHidden()
  await expect(
    form.getByRole('link', { name: 'обработку персональных данных', exact: true }),
  ).toHaveAttribute('href', '/policy/')
})

test('Reports an invalid field once, focuses it, and says beside the button that nothing was sent', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  await fillIn(fields, { ...anna, name: 'Анна 2' })
  await fields.submit.click()
  await expect(fields.form.getByRole('alert')).toHaveText('Заявка ещё не ушла: проверьте 1\u00a0поле')
  await expect(fields.form.getByText('При отправке формы возникла ошибка:')).toBeHidden()
  await expect(fields.form.getByText(/только русские или латинские буквы/)).toHaveCount(1)
  await expect(fields.name).toBeFocused()
  await expect(fields.name).toHaveAccessibleDescription(/только русские или латинские буквы/)
  await expect(fields.name).toHaveAttribute('aria-invalid', 'true')
})

test('Shows errors of the server at their fields and in a list', async ({ page }) => {
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  await page.route(sending, (route) =>
    route.fulfill({ status: 422, json: { message: 'Нет', errors: { email: ['Такой почты не бывает'] } } }),
  )
  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.email).toHaveAccessibleDescription(/Такой почты не бывает/)
  await expect(fields.form.getByRole('alert')).toContainText('При отправке формы возникла ошибка:')
  await expect(fields.form.getByRole('link', { name: 'Такой почты не бывает' })).toBeVisible()
  await page.unroute(sending)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
})

test('Shows «Ошибка загрузки файла» for a failure without errors, and loses nothing then or with a lost connection', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  await page.route(sending, (route) => route.fulfill({ status: 413, body: '' }))
  await fillIn(fields, anna)
  await fields.comment.fill('Важный комментарий')
  await fields.submit.click()
  await expect(fields.form.getByRole('alert')).toContainText('Заявка не ушла: сайт не ответил.')
  await expect(fields.form.getByRole('alert')).toBeFocused()
  await expect(fields.files).toHaveAccessibleDescription(/Ошибка загрузки файла/)
  await expect(fields.name).toHaveValue(anna.name)
  await page.route(sending, (route) => route.abort('connectionfailed'))
  const failed = page.waitForEvent('requestfailed')
  await fields.submit.click()
  await failed
  await expect(fields.form.getByRole('alert').first()).toBeVisible()
  await expect(fields.comment).toHaveValue('Важный комментарий')
  await page.unroute(sending)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
})
