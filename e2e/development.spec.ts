import { expect, test } from '@playwright/test'
import { hydrated } from './support/hydration.ts'
import { PARTS } from './support/playground.ts'
import { type RunningSite, runSite } from './support/run-site.ts'

let site: RunningSite | undefined
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await runSite({ NODE_ENV: 'development', DEMO_CONTENT: 'off' }, 'scripts/dev.ts')
  // The first request waits until Vite has bundled the dependencies.
  await fetch(`${site.origin}/__playground/`)
})
test.afterAll(() => site?.stop())

test('Shows every part on the playground in development, with one page load and no warning of React', async ({
  page,
}) => {
  // Vite sends the parts as some hundred modules.
  test.slow()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !/websocket/i.test(message.text()))
      warnings.push(message.text())
  })
  await page.goto(`${site?.origin}/__playground/`)
  await hydrated(page)
  await expect(page.locator('#playground section > h2')).toHaveCount(PARTS.length)
  expect(warnings).toEqual([])
  expect(documents).toEqual([`${site?.origin}/__playground/`])
})
