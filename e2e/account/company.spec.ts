import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { openWithToken, registerMember } from '../support/members.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const path = '/account/company/'

test('Saves the company by keyboard and shows it after a reload', async ({ page }) => {
  const { token } = await registerMember(page.request)
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithToken(page, token, path)
  const main = page.getByRole('main')
  await main.getByLabel('Название').focus()
  for (const text of ['ООО «Ткань»', '7707083893', '7707az001', 'Москва, улица Ткачей, 1']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(main.getByRole('button', { name: 'Добавить адрес' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Адрес 1', { exact: true })).toBeFocused()
  await page.keyboard.type('Тула, склад 2')
  await main.getByRole('button', { name: 'Добавить контактное лицо' }).press('Enter')
  const person = main.getByRole('group', { name: 'Контактное лицо 1' })
  await expect(person.getByLabel('Имя')).toBeFocused()
  for (const text of ['Вера', 'Закупщица', '9001234567', 'vera@example.ru']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await main.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(page.getByText('Сохранено').first()).toBeVisible()

  await page.reload()
  await expect(main.getByLabel('КПП')).toHaveValue('7707AZ001')
  await expect(main.getByLabel('Адрес 1', { exact: true })).toHaveValue('Тула, склад 2')
  await expect(person.getByLabel('Телефон')).toHaveValue('+7 (900) 123-45-67')
  for (const width of [320, 360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `account-company-${width}`, { fullPage: true })
  }
  await main.getByRole('button', { name: 'Удалить адрес 1' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Добавить адрес' })).toBeFocused()
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  await page.reload()
  await expect(person).toBeVisible()
  await expect(main.getByLabel('Адрес 1', { exact: true })).toBeHidden()
})

test('Reports errors at their fields, in lists too, drops empty entries, and loses nothing', async ({
  page,
}) => {
  const { token } = await registerMember(page.request)
  await openWithToken(page, token, path)
  const main = page.getByRole('main')
  await main.getByLabel('ИНН').fill('7707083890')
  await main.getByLabel('КПП').fill('12')
  await main.getByRole('button', { name: 'Добавить адрес' }).click()
  for (const _ of [1, 2, 3]) await main.getByRole('button', { name: 'Добавить контактное лицо' }).click()
  const second = main.getByRole('group', { name: 'Контактное лицо 2' })
  const third = main.getByRole('group', { name: 'Контактное лицо 3' })
  await second.getByLabel('Должность').fill('Бухгалтер')
  await third.getByLabel('Имя').fill('<b>Вера</b>')
  await third.getByLabel('Email').fill('vera@')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByLabel('ИНН')).toHaveAccessibleDescription(/Проверьте ИНН: в нём есть ошибка/)
  await expect(main.getByLabel('ИНН')).toBeFocused()
  await expect(main.getByLabel('КПП')).toHaveAccessibleDescription(/КПП — 9 знаков/)
  await expect(second.getByLabel('Имя')).toHaveAccessibleDescription('Укажите имя контактного лица')
  await expect(third.getByLabel('Email')).toHaveAccessibleDescription(/Проверьте email/)
  await expect(third.getByLabel('Имя')).toHaveValue('<b>Вера</b>')
  await expectNoAxeViolations(page)

  await main.getByLabel('ИНН').fill('500100732259')
  await main.getByLabel('КПП').fill('770701001')
  await second.getByLabel('Имя').fill('Анна')
  await third.getByLabel('Email').fill('vera@example.ru')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(second.getByLabel('Телефон')).toHaveAccessibleDescription('Укажите телефон или email')
  await second.getByLabel('Email').fill('anna@example.ru')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByLabel('КПП')).toHaveAccessibleDescription(/КПП бывает только/)
  await main.getByLabel('КПП').fill('')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено').first()).toBeVisible()
})

test('Does not mix two windows: the later save is refused and keeps the typed text', async ({
  page,
  context,
}) => {
  const { token } = await registerMember(page.request)
  await openWithToken(page, token, path)
  const other = await context.newPage()
  await other.goto(path)
  await other.getByLabel('Название').fill('АО «Нить»')
  await other.getByRole('main').getByRole('button', { name: 'Сохранить' }).click()
  await expect(other.getByText('Сохранено').first()).toBeVisible()

  const main = page.getByRole('main')
  await main.getByLabel('Название').fill('ООО «Ткань»')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByText(/^Данные компании уже изменились/)).toBeVisible()
  await expect(main.getByLabel('Название')).toHaveValue('ООО «Ткань»')
  await main.getByRole('button', { name: 'Открыть сохранённые данные' }).click()
  await expect(main.getByLabel('Название')).toHaveValue('АО «Нить»')
})

test('Reports a failed load or save of the company, and retries', async ({ page }) => {
  const { token } = await registerMember(page.request)
  await page.route('**/api/v1/user/company', (route) => route.abort())
  await openWithToken(page, token, path)
  const main = page.getByRole('main')
  await expect(main.getByText(/получилось загрузить данные компании/)).toBeVisible()
  await page.unroute('**/api/v1/user/company')
  await main.getByRole('button', { name: 'Повторить' }).click()
  await main.getByLabel('Название').fill('ООО «Ткань»')
  await page.route('**/api/v1/user/company', (route) => route.abort())
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByText(/^Нет связи с сайтом/)).toBeVisible()
  await expect(main.getByLabel('Название')).toHaveValue('ООО «Ткань»')
  await page.unroute('**/api/v1/user/company')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено').first()).toBeVisible()
})
