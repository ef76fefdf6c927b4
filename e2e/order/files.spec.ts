import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { expectNoAxeViolations, PLAIN_PAGE } from '../support/layout-locators.ts'
import { anna, fillIn, layout, orderForm } from '../support/order-form.ts'

const rows = (fields: ReturnType<typeof orderForm>) =>
  fields.form.getByRole('list', { name: 'Выбранные файлы' }).getByRole('listitem')
const removeButton = (fields: ReturnType<typeof orderForm>, name: string) =>
  fields.form.getByRole('button', { name: `Убрать файл ${name}` })
const chosenIn = (fields: ReturnType<typeof orderForm>) =>
  fields.files.evaluate((field: HTMLInputElement) => [...(field.files ?? [])].map(({ name }) => name))

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
  await page.route('**/api/v1/send-order-mail', (route) =>
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
  await page.route('**/api/v1/send-order-mail', (route) =>
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
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.position)).toBeGreaterThan(0)
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
