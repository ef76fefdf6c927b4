import { expect, type Page, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'

const PRODUCT = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const SCRIPTS_MAX = 15 * 1024
/** A page of this site has about a thousand elements. */
const RESTYLED_MAX = 200

test.use({ viewport: { width: 360, height: 760 }, isMobile: true, hasTouch: true })

const PAGES = [
  '/',
  '/catalog/trikotaj/futbolki-i-polo/',
  PRODUCT,
  '/blog/birka-sostavnik-kod/',
  '/contacts/city-1/',
]

for (const path of PAGES)
  test(`${path} loads at most 15 KB of scripts before it is touched or scrolled`, async ({ page }) => {
    const protocol = await page.context().newCDPSession(page)
    const scripts = new Set<string>()
    let bytes = 0
    protocol.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId)
    })
    protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await protocol.send('Network.enable')
    await page.goto(path)
    await elementsDefined(page)
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(5 * 1024)
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_MAX)
  })

/** Returns the largest number of elements whose styles the browser computed in one go during an action. */
async function countRestyled(page: Page, action: () => Promise<void>): Promise<number> {
  const protocol = await page.context().newCDPSession(page)
  let most = 0
  protocol.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') most = Math.max(most, args?.elementCount ?? 0)
  })
  await protocol.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await action()
  const complete = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve))
  await protocol.send('Tracing.end')
  await complete
  return most
}

test('A press on a quantity or a material restyles its surroundings, not the page', async ({ page }) => {
  await page.goto(PRODUCT)
  await elementsDefined(page)
  const total = page
    .getByRole('main')
    .getByRole('link', { name: /^Рассчитать стоимость/ })
    .first()
  for (const press of [
    () => page.getByRole('button', { name: 'Больше', exact: true }).tap(),
    () =>
      page
        .getByRole('group', { name: 'Материал' })
        .getByText('Интерлок 200')
        .filter({ visible: true })
        .first()
        .tap(),
  ]) {
    const before = await total.innerText()
    const restyled = await countRestyled(page, async () => {
      await press()
      await expect(total).not.toHaveText(before)
    })
    expect(restyled).toBeGreaterThan(0)
    expect(restyled).toBeLessThanOrEqual(RESTYLED_MAX)
  }
})

test('Opening the drawer of a page that is laid out restyles the page part by part', async ({ page }) => {
  await page.goto('/')
  await elementsDefined(page)
  await page.locator('[data-late]').waitFor({ state: 'detached' })
  const restyled = await countRestyled(page, async () => {
    await page.getByRole('navigation', { name: 'Быстрые ссылки' }).getByRole('button', { name: 'Меню' }).tap()
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
    // The last part.
    await expect(page.locator('footer [inert], footer[inert]').last()).toBeAttached()
  })
  expect(restyled).toBeGreaterThan(0)
  expect(restyled).toBeLessThanOrEqual(RESTYLED_MAX)
})
