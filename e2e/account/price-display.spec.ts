import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { publishButton } from '../support/admin-form.ts'
import { signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'
import { findCodes } from '../support/mailbox.ts'
import { beginWithToken } from '../support/members.ts'

const site = useAdminSite()

const GROUP = '/catalog/futbolki-i-polo/mujskie-futbolki/'
const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const PRICE = /\d\s₽/
const GUEST = 'Цены после входа'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).locator(`a[href="${TEE}"]`).first()

async function chooseDisplay(page: Page, option: string): Promise<void> {
  await page.goto(`${site.origin}/admin/site/`)
  await page.getByRole('button', { name: /Кому показывать цены/ }).click()
  await page.getByRole('option', { name: option }).click()
  await publishButton(page).click()
  await expect(publishButton(page)).toBeDisabled()
}

/** Registers through the API of the site. Returns the token. */
async function register({ request }: BrowserContext): Promise<string> {
  const email = 'anna@example.ru'
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const post = (call: string, data: object) =>
    request.post(`${site.origin}/api/v1/user/auth/${call}`, { headers, data })
  await post('register', { email })
  const [code] = await findCodes(email, 1, site.mails)
  const passwords = { password: 'лоскутное одеяло', passwordConfirmation: 'лоскутное одеяло' }
  const answer = await post('store-password', { email, code, name: 'Анна', policy: '1', ...passwords })
  return (await answer.json()).result.token
}

test('Shows guests no price but the way to it, if the factory shows prices after a login', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await chooseDisplay(page, 'Тем, кто вошёл в кабинет')
  await expect.poll(async () => (await page.request.get(`${site.origin}${TEE}`)).text()).toContain(GUEST)
  await page.goto(`${site.origin}${GROUP}`)
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(card(page)).toContainText('цена после\u00a0входа')
    await card(page).scrollIntoViewIfNeeded()
  }
  await page.goto(`${site.origin}${TEE}`)
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(main(page).getByText(GUEST)).toBeVisible()
    for (const text of await main(page).getByText(PRICE).all()) await expect(text).toBeHidden()
    await expectNoHorizontalScroll(page)
    await expectNoAxeViolations(page)
  }
  await main(page).getByRole('link', { name: 'Войти' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('Loads the prices of a logged-in customer, who never sees the words for guests', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await beginWithToken(page, await register(context))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/v1\/(?:user\/)?prices/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site.origin}${TEE}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByText(GUEST)).toBeHidden()
  await expect(
    main(page)
      .getByText(/по\sзапросу/)
      .filter({ visible: true }),
  ).toHaveCount(0)
  release()
  await expect(main(page).locator('[data-fill="unitPrice"]')).toHaveText(PRICE)
  await expect(main(page).getByRole('table').first()).toContainText(PRICE)
  await page.goto(`${site.origin}${GROUP}`)
  await expect(card(page)).toContainText(/^.*от\s\d+\s₽/)
  await context.close()
})

test('Shows no price to anybody, if prices are on request', async ({ page, context }) => {
  await signInOwner(context, site)
  await chooseDisplay(page, 'Никому: «по запросу»')
  await expect
    .poll(async () => (await page.request.get(`${site.origin}${TEE}`)).text())
    .toContain('Цена по\u00a0запросу')
  for (const path of [TEE, GROUP]) {
    await page.goto(`${site.origin}${path}`)
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 900 })
      if (path === GROUP) await card(page).scrollIntoViewIfNeeded()
      else await expect(main(page).getByText('Цена по запросу').first()).toBeVisible()
      await expectNoHorizontalScroll(page)
    }
  }
})
