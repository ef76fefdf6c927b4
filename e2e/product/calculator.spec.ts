import { expect, test } from '@playwright/test'

test.describe('the calculator without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('calculates a product with sizes, saves it, and sends it with an order', async ({ page }) => {
    await page.goto('/calculator/')
    const product = page.getByLabel('Что шьём')
    await product.selectOption({ label: 'Поло' })
    await page.getByRole('button', { name: 'Дальше' }).click()
    await page.getByLabel('Количество, шт').fill('1 250,50')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(page.getByText('Укажите целое число штук')).toBeVisible()
    await expect(page.getByLabel('Количество, шт')).toHaveValue('1 250,50')

    await page.getByLabel('Количество, шт').fill('50')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    const answer = page.getByRole('region', { name: 'Расчёт' })
    await expect(answer.getByRole('heading', { name: 'Поло' })).toBeVisible()
    const total = await answer.locator('dt:text-is("Итого") + dd').textContent()

    await page.getByRole('button', { name: 'Сохранить расчёт' }).click()
    await expect(page).toHaveURL(/\/calculation\/[\w-]{22}\/$/)
    await expect(page.locator('dt:text-is("Итого") + dd')).toHaveText(total ?? '')
    await page.getByRole('link', { name: 'Изменить расчёт' }).click()
    await expect(page.getByLabel('Количество, шт')).toHaveValue('50')

    await page.goBack()
    await page.getByRole('link', { name: 'Отправить фабрике' }).click()
    await expect(page.getByRole('link', { name: 'ваш расчёт' })).toBeVisible()
  })

  test('opens with the choice of a product page, and prints on two places', async ({ page }) => {
    await page.goto('/catalog/mujskie-futbolki/futbolka-klassicheskaya/')
    await page.getByLabel('Ваше имя').fill('Анна')
    await page.getByRole('spinbutton', { name: 'Количество' }).fill('120')
    await page.getByRole('radio', { name: 'чёрный' }).check()
    await page.getByRole('button', { name: 'Посчитать с\u00a0печатью и\u00a0доставкой' }).click()
    await expect(page).toHaveURL(/\/calculator\/\?item=futbolka-klassicheskaya&.*quantity=120$/)
    expect(page.url()).not.toContain('name=')
    await expect(page.getByLabel('Количество, шт')).toHaveValue('120')
    await expect(page.getByLabel('Цвет основы')).toHaveValue('чёрный')

    await page.getByRole('checkbox', { name: 'Шелкография' }).check()
    await page.getByRole('button', { name: 'Шелкография: ещё одно место' }).click()
    for (const [name, place] of [
      ['Шелкография', /^Грудь/],
      ['Шелкография, место 2', /^Спина/],
    ] as const) {
      const print = page.getByRole('group', { name, exact: true })
      await print.getByText(place).click()
      await print.getByLabel('Ширина, см').fill('20')
      await print.getByLabel('Высота, см').fill('25')
    }
    await page.getByRole('button', { name: 'Посчитать' }).click()
    const answer = page.getByRole('region', { name: 'Расчёт' })
    await expect(answer.getByText('Грудь, 20')).toBeVisible()
    await expect(answer.getByText('Спина, 20')).toBeVisible()
    const total = await answer.locator('dt:text-is("Итого") + dd').textContent()
    await page.getByRole('button', { name: 'Сохранить расчёт' }).click()
    await expect(page.locator('dt:text-is("Итого") + dd')).toHaveText(total ?? '')
    await page.getByRole('link', { name: 'Изменить расчёт' }).click()
    await expect(page.getByRole('group', { name: 'Шелкография, место 2' })).toBeVisible()
  })

  test('takes the work of a page about a way of printing to the product that is chosen', async ({ page }) => {
    await page.goto('/individualnyy-zakaz/')
    await page.getByRole('link', { name: 'Вышивка' }).click()
    await expect(page.getByText('Работу «Вышивка» отметим сами')).toBeVisible()
    await page.getByLabel('Что шьём').selectOption({ label: 'Поло' })
    await page.getByRole('button', { name: 'Дальше' }).click()
    await expect(page.getByRole('checkbox', { name: 'Вышивка' })).toBeChecked()
  })
})
