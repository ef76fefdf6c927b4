import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { expectCaretAt, openSpecimen, press } from '../support/playground.ts'

const whole = '+7 (900) 123-45-67'

/** Returns the phone field after its mask is loaded, which the focus starts. */
async function openPhone(page: Page, typed = '') {
  await openSpecimen(page, 'field')
  const phone = page.getByLabel('Телефон', { exact: true })
  await phone.click()
  await page.keyboard.type('9')
  await expect(phone).toHaveValue('+7 (9')
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('')
  await page.keyboard.type(typed)
  return phone
}

test('The mask is loaded when the phone field gets the focus, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(?:masks)-/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  const phone = page.locator('#order-form-sect').getByLabel('Телефон')
  await phone.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await phone.click()
  await page.keyboard.type('9')
  await expect(phone).toHaveValue('+7 (9')
  expect(asked).not.toEqual([])
})

test('A number entered before the mask is loaded is formatted afterwards', async ({ page }) => {
  await openSpecimen(page, 'field')
  const phone = page.getByLabel('Телефон', { exact: true })
  await phone.fill('8 900 123 45 67')
  await expect(phone).toHaveValue(whole)
})

test('A number typed key by key in any common spelling is formatted in full', async ({ page }) => {
  const phone = await openPhone(page)
  for (const typed of ['9001234567', '89001234567', '79001234567', '+79001234567', '8 (900) 123-45-67']) {
    await press(page, 'Control+a', 'Delete')
    await page.keyboard.type(typed)
    await expectCaretAt(phone, whole, whole.length)
  }
})

test('City codes that begin with 8 or 7 are kept', async ({ page }) => {
  const phone = await openPhone(page, '8121234567')
  await expect(phone).toHaveValue('+7 (812) 123-45-67')
  await press(page, 'Control+a', 'Delete')
  await page.keyboard.type('+77271234567')
  await expect(phone).toHaveValue('+7 (727) 123-45-67')
})

test('A number pasted in any common spelling replaces the selected value and is formatted in full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = await openPhone(page)
  const spellings = [
    '8 900 123-45-67',
    '+7(900)1234567',
    '900 123 45 67',
    '79001234567',
    '8\u00a0900\u00a0123–45–67',
    '+7\u00a0900\u00a0123‑45‑67',
    'тел. 8 (900) 123 45 67',
  ]
  for (const before of ['', '812765']) {
    for (const spelling of spellings) {
      await press(page, 'Control+a', 'Delete')
      await page.keyboard.type(before)
      await page.evaluate((text) => navigator.clipboard.writeText(text), spelling)
      await page.keyboard.press('Control+v')
      await expectCaretAt(phone, whole, whole.length)
    }
  }
})

test('The caret stays at the edited position when digits are typed, deleted or replaced in the middle', async ({
  page,
}) => {
  const phone = await openPhone(page, '9001234567')
  await press(page, ...Array(9).fill('ArrowLeft'))
  await expectCaretAt(phone, whole, 9)
  // Backspace deletes a digit, not the bracket before the caret.
  await page.keyboard.press('Backspace')
  await expectCaretAt(phone, '+7 (901) 234-56-7', 6)
  await page.keyboard.type('5')
  await expectCaretAt(phone, '+7 (905) 123-45-67', 9)
  await page.keyboard.press('Delete')
  await expectCaretAt(phone, '+7 (905) 234-56-7', 9)
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')
  await page.keyboard.type('99')
  await expectCaretAt(phone, '+7 (905) 995-67', 11)
  await page.keyboard.press('Home')
  await page.keyboard.type('7')
  await expectCaretAt(phone, '+7 (790) 599-56-7', 5)
})

test('Undo and redo restore the formatted values', async ({ page }) => {
  const phone = await openPhone(page, '9001234567')
  await press(page, 'ArrowLeft', 'ArrowLeft', 'Backspace')
  await expect(phone).toHaveValue('+7 (900) 123-46-7')
  await page.keyboard.press('Control+z')
  await expectCaretAt(phone, whole, 16)
  await page.keyboard.press('Control+Shift+z')
  await expect(phone).toHaveValue('+7 (900) 123-46-7')
  await press(page, 'Control+a', 'Delete')
  await expect(phone).toHaveValue('')
  await page.keyboard.press('Control+z')
  await expect(phone).toHaveValue('+7 (900) 123-46-7')
})

test('The phone field ignores letters', async ({ page }) => {
  const phone = await openPhone(page, 'abc900')
  await expect(phone).toHaveValue('+7 (900')
})

const TOKENS = [
  ['digit', 'ИНН', '12a3456', '1234 56'],
  ['alphanumeric', 'Артикул', 't1kr2', 't1-kr2'],
  ['letter', 'Код ткани', 'ab9c', 'ab/c'],
  ['upper-case letter', 'Номер машины', 'a123bc', 'A 123 BC'],
  ['lower-case letter', 'Размер', 'XXL', 'xxl'],
  ['escape', 'Цвет', '1f2a5a', '# 1f2 a5a'],
] as const
test('Each token of a mask accepts only its kind of character, and the mask adds the separators', async ({
  page,
}) => {
  await openSpecimen(page, 'mask')
  for (const [token, label, typed, written] of TOKENS) {
    const field = page.getByLabel(label)
    await field.focus()
    await field.pressSequentially(typed)
    await expect(field, token).toHaveValue(written)
  }
})
