import { expect, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findAxeViolations } from '../support/axe.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoHorizontalScroll } from '../support/layout-locators.ts'

const site = useAdminSite()

const TITLE = 'Черновик о\u00A0ситце'

test('Previews a draft at three widths, and by a link without a sign-in', async ({
  page,
  context,
  browser,
}) => {
  await signInOwner(context, site)
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const api = `${site.origin}/api/v1/admin`
  const { entries } = (await (await context.request.get(`${api}/entries?kind=post&limit=1`)).json()).result
  const [{ id, version }] = entries
  const { entry } = (await (await context.request.get(`${api}/entries/${id}`)).json()).result
  const snapshot = { ...entry.snapshot, title: TITLE }
  const saved = await context.request.patch(`${api}/entries/${id}/draft`, {
    headers,
    data: { version, snapshot },
  })
  expect(saved.status()).toBe(200)

  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await openScreen(page, site, `/preview/?ids=${id}`, 'Как на\u00A0сайте')
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  for (const width of ['360', '768', '1320']) {
    await page.getByRole('radio', { name: width }).click()
    await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(Number(width))
  }
  await shown.getByRole('link', { name: 'Блог' }).first().click()
  await expect(shown.getByRole('heading', { level: 1, name: 'Блог' })).toBeVisible()
  await expect(shown.getByText(`Черновик: «${TITLE}»`)).toBeVisible()
  expect(complaints).toEqual([])

  const link = await page.getByRole('link', { name: 'Открыть отдельно' }).getAttribute('href')
  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(`${site.origin}${link}`)
  await expect(elsewhere.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const live = await elsewhere.goto(`${site.origin}/blog/${entry.snapshot.slug}/`)
  expect(await live?.text()).not.toContain(TITLE)
  await stranger.close()

  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    // The framed page has landmarks of its own.
    expect(await findAxeViolations(page, { withoutRules: ['landmark-unique'] })).toEqual([])
    await expectNoHorizontalScroll(page)
  }
  await page.goto(`${site.origin}/admin/preview/`)
  await expect(page.getByText('Выберите черновики')).toBeVisible()
  expect(await findLatinWords(page)).toEqual([])
})

test('Opens the preview below the form on a phone, and moves the focus there and back', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await page.setViewportSize({ width: 360, height: 800 })
  await openScreen(page, site, '/posts/', 'Статьи')
  await page.getByRole('rowheader').getByRole('link').first().click()
  const opener = page.getByRole('button', { name: 'Как на сайте' })
  await opener.press('Enter')
  const preview = page.getByRole('region', { name: 'Как на сайте' })
  await expect(preview).toBeFocused()
  await expect(preview.getByRole('heading', { name: 'Как на сайте' })).toBeInViewport()
  await preview.getByRole('button', { name: 'Скрыть' }).press('Enter')
  await expect(preview).toHaveCount(0)
  await expect(opener).toBeFocused()
})
