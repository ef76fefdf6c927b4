import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from '../support/axe.ts'

const PROGRAM = /\/live-calculator-.*\.js$/
const PROGRAM_BYTES_MAX = 25 * 1024

/** Pastes cells as a spreadsheet copies them. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('calculates while a form is filled in, saves, and sends', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const programs: string[] = []
  page.on('request', (request) => PROGRAM.test(request.url()) && programs.push(request.url()))
  await page.goto('/catalog/mujskie-futbolki/futbolka-klassicheskaya/')
  expect(programs).toEqual([])

  await test.step('The program is small, and only this page loads it', async () => {
    const loaded = page.waitForResponse(PROGRAM)
    await page.goto('/calculator/')
    const { responseBodySize } = await (await loaded).request().sizes()
    expect(responseBodySize).toBeGreaterThan(1024)
    expect(responseBodySize).toBeLessThanOrEqual(PROGRAM_BYTES_MAX)
  })

  await page.getByLabel('Что шьём').selectOption({ label: 'Футболка классическая' })
  const cell = page.getByLabel('белый, размер M', { exact: true })
  await cell.focus()
  await test.step('Cells are pasted by their names, and what has no place is named', async () => {
    await paste(page, 'Цвет\tM\tL\t9XL\nбелый\t20\t10\t3\n')
    await expect(page.getByText('Вставили 2\u00a0числа. Не\u00a0взяли 1')).toBeVisible()
    await expect(cell).toHaveValue('20')
  })

  const answer = page.getByRole('region', { name: 'Расчёт' })
  const total = answer.locator('dt:text-is("Итого") + dd')
  await test.step('Keys move between cells, and the sum follows without a request', async () => {
    await expect(total).toHaveText(/₽/)
    const before = (await total.textContent()) ?? ''
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('чёрный, размер M', { exact: true })).toBeFocused()
    await page.keyboard.type('50')
    await expect(total).not.toHaveText(before)
    expect(requests).toEqual([])
    await expect(page.locator('[role="status"]', { hasText: /^Итого .* Готово/ })).toBeAttached()
  })

  await test.step('A place is chosen on the outline, by its name, or by keys', async () => {
    await page.getByText('Шелкография', { exact: true }).click()
    const print = page.getByRole('group', { name: 'Шелкография' })
    await print.getByLabel('Ширина, см').fill('20')
    await print.getByLabel('Высота, см').fill('25')
    await print.getByRole('radio', { name: /^Грудь/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(print.getByRole('radio', { name: /^Спина/ })).toBeChecked()
    await expect(answer.getByText('Спина, 20').first()).toBeVisible()
  })

  await test.step('A line with a mistake is left out of the sum', async () => {
    await page.getByRole('button', { name: 'Добавить изделие' }).click()
    const product = page.getByLabel('Что шьём').nth(1)
    await expect(product).toBeFocused()
    await product.selectOption({ label: 'Поло' })
    const quantity = page.getByLabel('Количество, шт').nth(1)
    await quantity.fill('1 250,50')
    await quantity.blur()
    await expect(quantity).toHaveAccessibleDescription(/целое число штук/)
    await expect(answer.getByText('Изделие 2 пока не\u00a0учтено')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Убрать изделие 2' }).click()
    await expect(page.getByLabel('Что шьём')).toHaveCount(1)
  })

  const sum = (await total.textContent()) ?? ''
  await page.getByRole('button', { name: 'Сохранить расчёт' }).click()
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ссылка скопирована' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await test.step('A second press and Enter keep the calculation and its link', async () => {
    await page.getByRole('button', { name: 'Сохранить расчёт' }).click()
    await expect(page.getByRole('link', { name: link })).toBeFocused()
    const asked = page.waitForResponse('**/calculations/estimate')
    await page.getByLabel('белый, размер M', { exact: true }).press('Control+Enter')
    await page.getByLabel('Количество, шт').press('Enter')
    expect((await asked).status()).toBe(200)
    await expect(total).toHaveText(sum)
  })
  await page.getByRole('button', { name: 'Отправить фабрике' }).click()
  await expect(page.getByRole('link', { name: 'ваш расчёт' })).toBeVisible()
  await page.goto(link)
  await expect(page.locator('dt:text-is("Итого") + dd')).toHaveText(sum)
})
