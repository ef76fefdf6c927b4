import { expect, test } from '@playwright/test'
import { findAxeViolations } from '../support/axe.ts'
import { specimenPath } from '../support/playground.ts'
import { saveScreenshot } from '../support/screenshot.ts'

test('The playground shows a mail light and dark at 320 and 600 px, without requests or axe violations', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 1920, height: 1100 })
  const path = `${specimenPath('mails')}new-device/`
  await page.goto(path)
  const grounds = await Promise.all(
    ['320, light', '320, dark', '600, light', '600, dark'].map(async (frame) => {
      const mail = page.frameLocator(`iframe[title="new-device, ${frame}"]`)
      await expect(mail.getByRole('heading', { name: 'Вход с нового устройства' })).toBeVisible()
      await expect(mail.getByRole('link', { name: 'Открыть «Безопасность»' })).toBeVisible()
      return mail.locator('.page').evaluate((cell) => getComputedStyle(cell).backgroundColor)
    }),
  )
  const [light, dark] = ['rgb(255, 253, 249)', 'rgb(39, 37, 34)']
  expect(grounds).toEqual([light, dark, light, dark])
  await expect(page.getByText('Устройство: Chrome, Windows')).toBeVisible()
  expect(requested.filter((url) => url !== path && !url.startsWith('about:'))).toEqual([])
  await saveScreenshot(page, 'mail-new-device')
  // The frames block scripts, and axe is a script. Each mail is checked in a page of its own.
  const mails = await page
    .locator('iframe[width="320"]')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('srcdoc') ?? ''))
  for (const mail of mails) {
    await page.setContent(mail)
    // Landmarks are up to the mail program.
    expect(await findAxeViolations(page, { withoutRules: ['region', 'landmark-one-main'] })).toEqual([])
  }
})
