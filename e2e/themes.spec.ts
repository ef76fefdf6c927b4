import { expect, type Page, test } from '@playwright/test'
import { READY_THEMES } from '@rapport/staff-contract/theme/ready-themes'
import { expectStatus, publishButton, save, textField } from './support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from './support/admin-site.ts'
import { findAxeViolations } from './support/axe.ts'
import { expectCleanAtBothWidths } from './support/layout-locators.ts'
import { publishTheme, takeTheme } from './support/theme-choice.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const PATHS = ['/', '/catalog/futbolki-i-polo/polo/', '/contacts/']
const [, graphite, berry] = READY_THEMES
const shownColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number))
const toParts = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

test('Takes a ready theme, shows it in the preview before visitors see it, publishes it, and takes it back', async ({
  page,
}) => {
  await page.goto(`${site.origin}/admin/theme/`)
  await expect(textField(page, 'Акцент')).toHaveValue('#b5232a')
  await expect(page.getByRole('radio', { name: /^Sofia Sans и Golos/ })).toBeChecked()
  await expectCleanAtBothWidths(page)
  await takeTheme(page, berry?.title ?? '')
  await expect(page.getByRole('radio', { name: /^Noto Serif и Manrope/ })).toBeChecked()
  await save(page)
  await page.getByRole('button', { name: 'Как на сайте' }).click()
  const framed = page.frameLocator('iframe').locator('body')
  await expect
    .poll(() => framed.evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe('rgb(247, 242, 238)')
  const visitor = await page.context().newPage()
  await visitor.goto(`${site.origin}/contacts/`)
  expect(await shownColor(visitor)).toEqual(toParts('#f4efe6'))
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')
  await expect
    .poll(async () => (await page.request.get(`${site.origin}/contacts/`)).text())
    .toContain('--linen:#f7f2ee')
  await visitor.goto(`${site.origin}/contacts/`)
  expect(await shownColor(visitor)).toEqual(toParts('#f7f2ee'))

  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Версии' }).click()
  await page
    .getByRole('button', { name: /^Вернуть версию/ })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click()
  await expect(textField(page, 'Акцент')).toHaveValue('#b5232a')
  await publishButton(page).click()
  await expect
    .poll(async () => (await page.request.get(`${site.origin}/contacts/`)).text())
    .not.toContain('--linen:')
  await visitor.goto(`${site.origin}/contacts/`)
  expect(await shownColor(visitor)).toEqual(toParts('#f4efe6'))
})

test('Shows the name of each pair of typefaces in its own typefaces, whose files no other screen loads', async ({
  page,
}) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/(oswald|onest|noto-serif|manrope|alumni|rubik)-/.exec(request.url()) ?? []
    if (name) files.add(name)
  })
  await openScreen(page, site, '/', 'Здравствуйте')
  expect([...files]).toEqual([])
  await page.goto(`${site.origin}/admin/theme/`)
  await expect.poll(() => files.size).toBe(6)
  const heading = page.getByText('Alumni Sans', { exact: true })
  await expect(heading).toHaveCSS('font-family', /^"Sample Alumni Sans"/)
  await expect(page.getByText('и Rubik: геометрия')).toHaveCSS('font-family', /^"Sample Rubik"/)
})

for (const theme of [graphite, berry])
  test(`Pages of the theme «${theme?.title}» have no axe violation and no console error`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await publishTheme(page, site.origin, theme?.title ?? '')
    for (const path of PATHS)
      for (const width of [360, 1320]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${site.origin}${path}`)
        expect(await shownColor(page)).toEqual(toParts(theme?.ground ?? ''))
        expect([path, width, await findAxeViolations(page)]).toEqual([path, width, []])
      }
    expect(errors).toEqual([])
  })
