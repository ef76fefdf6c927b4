import { expect, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

// Without its proxy, a site that trusts one is broken. So the screen has all three states.
const site = useAdminSite({ DEMO_CONTENT: 'off', TRUST_PROXY: '1' })

test('Shows owners what works, what to improve and what is broken, with the fix, and checks again', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await openScreen(page, site, '/system/', 'Состояние системы')
  const row = (heading: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading }) })
  await expect(row('База данных')).toContainText('В порядке')
  await expect(row('Почтовый сервер')).toContainText('В порядке')
  await expect(row('Настройки')).toContainText('Стоит исправить')
  await expect(row('Прокси')).toContainText('Сломано')
  await expect(row('Прокси')).toContainText('закройте порт сайта от интернета')
  await expect(page.getByText(/^Сломано: 2\. Стоит исправить: \d\. Проверено /)).toBeVisible()
  for (const width of [360, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `system-${width}`, { fullPage: true })
  }
  expect(await findLatinWords(page)).toEqual([])
  const answered = page.waitForResponse((response) => response.url().includes('system-checks?again=1'))
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click()
  expect((await answered).status()).toBe(200)
  await expect(row('Прокси')).toContainText('Сломано')
})
