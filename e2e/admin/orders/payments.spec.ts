import { expect, test } from '@playwright/test'
import { followTo, openScreen, signInOwner, useAdminSite } from '../../support/admin-site.ts'
import { issueInvoices, writeBankStatement } from '../../support/bank-statement.ts'
import { findLatinWords } from '../../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/layout-locators.ts'
import { saveScreenshot } from '../../support/screenshot.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test('Books the exact payments of a statement by one press, finds the invoice of another, and shows what came today', async ({
  page,
}) => {
  const [first, second, third, fourth] = await issueInvoices(page.request, site.origin, 4)
  const whole = '125050.00'
  const payments = [
    { sum: whole, purpose: `По сч.№${first}от27.11.2026 г. в т.ч. НДС 22% - 22 550,00` },
    { sum: '250100.00', purpose: `Оплата по счетам № ${second}, № ${third}` },
    { sum: '50000.00', purpose: `Предоплата по счету ${fourth}` },
    {
      sum: '75050.00',
      purpose: 'За футболки по договору № 7',
      name: 'ООО "Рога | "Копыта" '.repeat(9),
      inn: '',
    },
  ]
  await openScreen(page, site, '/payments/', 'Платежи')
  const file = { name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: writeBankStatement(payments) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Выписка', exact: true })).toBeVisible()
  await expect(page.getByText('Совпало')).toHaveCount(3)
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `payments-statement-${width}`, { fullPage: true })
  }
  await expectNoAxeViolations(page)
  expect(await findLatinWords(page)).toEqual([])
  const other = page.getByRole('article').filter({ hasText: 'За футболки' })
  await expect(other).toContainText(
    /Платёж 75\s050\s₽, по.счёту осталось 125\s050\s₽, из.них 50\s000\s₽.— другой платёж. Останется 0\s₽/,
  )
  await page.getByRole('button', { name: 'Провести выбранные: 3' }).click()
  await expect(page.getByText('Совпало')).toHaveCount(0)

  await other.getByRole('button', { name: 'Найти счёт' }).click()
  await other.getByLabel('Номер счёта, клиент или ИНН').fill(fourth ?? '')
  await other.getByRole('button', { name: 'Выбрать' }).click()
  await expect(other.getByText('Останется в')).toContainText('0')
  await saveScreenshot(page, 'payments-assign-1920', { fullPage: true })
  await other.getByRole('button', { name: 'Провести', exact: true }).click()
  await expect(page.getByText('Все платежи проведены.')).toBeVisible()

  await followTo(page, '/invoices/?view=paid-today', 'Счета')
  await expect(page.getByRole('row').filter({ hasText: 'Оплачен' })).toHaveCount(4)
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await saveScreenshot(page, `invoices-${width}`, { fullPage: true })
  }
  await followTo(page, '/', 'Здравствуйте')
  await expect(page.getByRole('link', { name: 'Оплачено сегодня' })).toContainText('500 200')
  await saveScreenshot(page, 'today-invoices-1920', { fullPage: true })
})
