import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/hydration.ts'
import { expectNoAxeViolations, PLAIN_PAGE } from './support/layout-locators.ts'
import { findEmailsWith } from './support/mailbox.ts'
import { anna, fillIn, layout, orderForm } from './support/order-form.ts'

const sending = '**/api/v1/send-order-mail'

const nextSteps = ['Назовём цену', 'Пришлём счёт', 'Сошьём'].map((text) => ({ text }))

/** Sends an order that gets the number 26-000123. Returns the form. */
async function sendTakenOrder(page: Page) {
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  await page.route(sending, (route) =>
    route.fulfill({ json: { result: { number: '26-000123', callbackMinutes: 15, nextSteps } } }),
  )
  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  return fields
}

test('Leads from the home page to a product and an order with a layout that the factory receives', async ({
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
  await fields.comment.fill('120 штук, печать на спине')
  await fields.files.setInputFiles(layout('макет спина.eps'))
  await expect(fields.form.getByText('макет спина.eps')).toBeVisible()
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()

  const [toFactory] = await findEmailsWith(email, 1)
  expect(toFactory?.attachments[0]?.filename).toBe('макет спина.eps')
  expect(`${toFactory?.text}`).toContain('120 штук, печать на спине')
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

test('Accepts a comment of 3000 characters from a product page', async ({ page }) => {
  await page.goto('/catalog/futbolki-i-polo/polo/')
  const fields = orderForm(page)
  await fillIn(fields, { ...anna, email: `long-${Date.now()}@example.ru` })
  await fields.comment.fill('Длинный рассказ. '.repeat(200).slice(0, 2999).concat('!'))
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
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

test('Requires the policy checkbox, unchecked at first, and links to the consent text', async ({ page }) => {
  await page.goto(PLAIN_PAGE)
  const { form, policy, submit, thanks, name, phone, email } = orderForm(page)
  await expect(policy).not.toBeChecked()
  await name.fill(anna.name)
  await phone.click()
  await phone.pressSequentially(anna.phone)
  await email.fill(anna.email)
  await submit.click()
  await expect(thanks).toBeHidden()
  await expect(
    form.getByRole('link', { name: 'обработку персональных данных', exact: true }),
  ).toHaveAttribute('href', '/policy/')
})

test('Masks the phone as +7 (###) ###-##-##, typed or pasted', async ({ page }) => {
  await page.goto(PLAIN_PAGE)
  const { phone } = orderForm(page)
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

test('Refuses six files with «Макс. число файлов для загрузки - 5», and labels the field with the file name or the count', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE)
  const { form, files } = orderForm(page)
  await expect(form.getByText('Загрузить файл')).toBeVisible()
  await files.setInputFiles([layout('а.eps'), layout('б.eps')])
  await expect(form.getByText('Выбрано 2 файла(ов)')).toBeVisible()
  await files.setInputFiles(Array.from({ length: 6 }, (_, index) => layout(`${index}.eps`)))
  await expect(
    form.getByText('Вы загрузили слишком много файлов. Макс. число файлов для загрузки - 5').first(),
  ).toBeVisible()
})

test('Shows the sending state, ignores a second submit, hides the confirmation after 35 s, and keeps the referrer', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?utm_source=vk&utm_campaign=osen')
  await hydrated(page)
  const fields = orderForm(page)
  const sent: string[] = []
  const answered = Promise.withResolvers<void>()
  await page.route(sending, async (route) => {
    sent.push(route.request().postData() ?? '')
    await answered.promise
    await route.continue()
  })
  await fillIn(fields, anna)
  await fields.submit.click()
  const loading = fields.form.getByRole('button', { name: 'Отправляем…' })
  await expect(loading).toBeVisible()
  await fields.form.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  answered.resolve()
  await expect(fields.thanks).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/name="utmSource"\s+vk\s/)
  expect(sent[0]).toMatch(/name="utmCampaign"\s+osen\s/)

  await page.clock.fastForward(34_000)
  await expect(fields.thanks).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(fields.thanks).toBeHidden()
  await expect(fields.name).toHaveValue('')
  await expect(fields.policy).not.toBeChecked()

  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  expect(sent[1]).toMatch(/name="utmSource"\s+vk\s/)
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(fields.thanks).toBeHidden()
})

test('Shows «Ошибка загрузки файла» for a failure without errors, and says that nothing is lost', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  await page.route(sending, (route) => route.fulfill({ status: 413, body: '' }))
  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.form.getByRole('alert')).toContainText('Заявка не ушла: сайт не ответил.')
  await expect(fields.form.getByRole('alert')).toBeFocused()
  await expect(fields.files).toHaveAccessibleDescription(/Ошибка загрузки файла/)
  await expect(fields.name).toHaveValue(anna.name)
})

test.describe('the file field', () => {
  const rows = (fields: ReturnType<typeof orderForm>) =>
    fields.form.getByRole('list', { name: 'Выбранные файлы' }).getByRole('listitem')
  const removeButton = (fields: ReturnType<typeof orderForm>, name: string) =>
    fields.form.getByRole('button', { name: `Убрать файл ${name}` })
  const chosenIn = (fields: ReturnType<typeof orderForm>) =>
    fields.files.evaluate((field: HTMLInputElement) => [...(field.files ?? [])].map(({ name }) => name))

  test('Adds files once each, with size and remove button, and moves the focus on', async ({ page }) => {
    await page.goto(PLAIN_PAGE)
    await hydrated(page)
    const fields = orderForm(page)
    await fields.files.setInputFiles(layout('перед.eps'))
    await expect(removeButton(fields, 'перед.eps')).toBeVisible()
    await expect(fields.form.getByText('Можно добавить ещё\u00a04')).toBeVisible()
    await fields.files.setInputFiles([layout('спина.eps'), layout('бирка.eps')])
    await expect(rows(fields)).toHaveText([/перед\.eps\d+\sБ/, /спина\.eps/, /бирка\.eps/])
    await expect(fields.form.getByText('Выбрано 3 файла(ов)')).toBeVisible()
    expect(await chosenIn(fields)).toEqual(['перед.eps', 'спина.eps', 'бирка.eps'])
    const box = await removeButton(fields, 'спина.eps').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expectNoAxeViolations(page)

    await removeButton(fields, 'спина.eps').press('Enter')
    await expect(removeButton(fields, 'бирка.eps')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(removeButton(fields, 'перед.eps')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fields.files).toBeFocused()
    await expect(fields.form.getByText('Загрузить файл')).toBeVisible()
    expect(await chosenIn(fields)).toEqual([])
  })

  test('Sends after a refused file is removed or replaced', async ({ page }) => {
    await page.goto(PLAIN_PAGE)
    await hydrated(page)
    const fields = orderForm(page)
    await page.route(sending, (route) =>
      route.fulfill({ json: { result: { number: '26-000123', callbackMinutes: 15, nextSteps: [] } } }),
    )
    await fillIn(fields, anna)
    await fields.files.setInputFiles([layout('вышивка.dst'), layout('перед.eps')])
    await fields.submit.click()
    await expect(fields.form.getByRole('alert')).toHaveText('Заявка ещё не ушла: проверьте 1\u00a0поле')
    await expect(fields.files).toHaveAccessibleDescription(/«вышивка\.dst» не подходит/)
    await removeButton(fields, 'вышивка.dst').click()
    await expect(fields.form.getByRole('alert')).toHaveCount(0)
    await expect(fields.files).not.toHaveAttribute('aria-invalid')
    await fields.submit.click()
    await expect(fields.thanks).toBeVisible()
  })

  test("Removes the server's error together with its file", async ({ page }) => {
    await page.goto(PLAIN_PAGE)
    await hydrated(page)
    const fields = orderForm(page)
    await fillIn(fields, anna)
    await fields.files.setInputFiles({
      name: 'подделка.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html></html>'),
    })
    await fields.submit.click()
    await expect(fields.files).toHaveAccessibleDescription(/«подделка\.pdf»/)
    await fields.files.setInputFiles([layout('а.eps'), layout('б.eps')])
    await expect(fields.form.getByText('подделка.pdf')).toHaveCount(0)
    await expect(fields.form.getByRole('alert')).toHaveCount(0)
    expect(await chosenIn(fields)).toEqual(['а.eps', 'б.eps'])
  })

  test('Names a file that changed on the disk, and accepts it again', async ({ page }, testInfo) => {
    const path = testInfo.outputPath('макет.eps')
    const { buffer } = layout()
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, buffer)
    await page.goto(PLAIN_PAGE)
    await hydrated(page)
    const fields = orderForm(page)
    await page.route(sending, (route) =>
      route.fulfill({ json: { result: { number: '26-000123', callbackMinutes: 15, nextSteps: [] } } }),
    )
    await fillIn(fields, anna)
    await fields.files.setInputFiles(path)
    await expect(removeButton(fields, 'макет.eps')).toBeVisible()
    await writeFile(path, Buffer.concat([buffer, buffer]))
    await utimes(path, new Date('2020-01-01'), new Date('2020-01-01'))
    await fields.submit.click()
    await expect(fields.files).toHaveAccessibleDescription(/Ошибка загрузки файла: «макет\.eps» изменили/)
    await fields.files.setInputFiles(path)
    await expect(fields.files).not.toHaveAttribute('aria-invalid')
    expect(await chosenIn(fields)).toEqual(['макет.eps'])
    await fields.submit.click()
    await expect(fields.thanks).toBeVisible()
  })

  test('Shows upload progress and cancels without a loss', async ({ page }) => {
    await page.goto(PLAIN_PAGE)
    await hydrated(page)
    const fields = orderForm(page)
    await fillIn(fields, anna)
    await fields.files.setInputFiles({
      ...layout('большой.eps'),
      buffer: Buffer.alloc(3_000_000, layout().buffer),
    })
    const network = await page.context().newCDPSession(page)
    const conditions = { offline: false, latency: 0, downloadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 200_000 })
    await fields.submit.click()
    const bar = fields.form.getByRole('progressbar', { name: 'Отправка файлов' })
    await expect(fields.form.getByText(/^Отправлено .+ из\s2,9\sМБ$/)).toBeVisible()
    await expect
      .poll(() => bar.evaluate((element: HTMLProgressElement) => element.position))
      .toBeGreaterThan(0)
    await fields.form.getByRole('button', { name: 'Отменить' }).click()
    await expect(bar).toHaveCount(0)
    await expect(fields.submit).toBeFocused()
    expect(await chosenIn(fields)).toEqual(['большой.eps'])
    await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 })
    await fields.submit.click()
    await expect(fields.thanks).toBeVisible()
  })

  test("Counts the files of the individual order's three fields together", async ({ page }) => {
    await page.goto('/catalog/individualnyy-zakaz/')
    await hydrated(page)
    const fields = orderForm(page)
    await page.getByLabel('Эскиз').setInputFiles([1, 2, 3].map((number) => layout(`эскиз ${number}.eps`)))
    await fields.files.setInputFiles([1, 2, 3].map((number) => layout(`другое ${number}.eps`)))
    const tooMany = 'Вы загрузили слишком много файлов. Макс. число файлов для загрузки - 5'
    await expect(fields.files).toHaveAccessibleDescription(new RegExp(tooMany))
    await page.getByRole('button', { name: 'Убрать файл эскиз 2.eps' }).click()
    await expect(page.getByText(tooMany)).toHaveCount(0)
  })
})

test('Says in the confirmation when the factory calls, and what follows', async ({ page }) => {
  // A Monday, 12:25 in Moscow.
  await page.clock.install({ time: '2026-11-23T09:25:00Z' })
  const fields = await sendTakenOrder(page)
  await expect(fields.form.getByText(/^Перезвоним до\s12:40/)).toBeVisible()
  await expect(fields.form.getByText('26-000123')).toBeVisible()
  await expect(fields.form.getByRole('listitem')).toHaveCount(3)
  await expectNoAxeViolations(page)
})

for (const way of ['by themselves', 'by «Закрыть»'])
  test(`Focuses the form when the confirmation disappears ${way}`, async ({ page }) => {
    await page.clock.install()
    const fields = await sendTakenOrder(page)
    if (way === 'by themselves') await page.clock.fastForward(35_000)
    else await page.getByRole('button', { name: 'Закрыть' }).click()
    await expect(fields.form.locator('form')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(fields.name).toBeFocused()
  })

test('Loses no typed text with a lost connection', async ({ page }) => {
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  await page.route(sending, (route) => route.abort('connectionfailed'))
  await fillIn(fields, anna)
  await fields.comment.fill('Важный комментарий')
  await fields.submit.click()
  await expect(fields.form.getByRole('alert').first()).toBeVisible()
  await expect(fields.comment).toHaveValue('Важный комментарий')
  await page.unroute(sending)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
})
