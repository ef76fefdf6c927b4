import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { findAxeViolations, PARTS, specimenPath } from '../support/playground.ts'
import { saveScreenshot } from '../support/screenshot.ts'

test('The production site answers 404 for the playground, and Home does not mention it', async ({
  request,
}) => {
  expect((await request.get('/__playground/')).status()).toBe(404)
  for (const part of ['dialog/', 'mails/', 'mails/welcome/'])
    expect((await request.get(`/__playground/${part}`)).status()).toBe(404)
  const home = await (await request.get('/')).text()
  expect(home).not.toContain('playground')
})

test('The playground shows every part and links to a page of each part', async ({ page }) => {
  await page.goto(specimenPath())
  const paths = await page
    .getByRole('navigation', { name: 'Детали' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['', ...PARTS.map((part) => `${part}/`)].map((part) => `/__playground/${part}`))
  await expect(page.locator('#playground section > h2')).toHaveCount(PARTS.length)
})

test('The parts have no axe violations at 360 and 1320 px, fit in 320 px and log no errors', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(specimenPath())
  await hydrated(page)
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findAxeViolations(page), `axe at ${width} px`).toEqual([])
    await saveScreenshot(page.locator('#playground'), `ui-${width}`)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page
    .locator('#playground')
    .evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])
})

test('With reduced motion no part is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(specimenPath())
  await hydrated(page)
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect
      return target?.className
    }),
  )
  expect(moving).toEqual([])
})
