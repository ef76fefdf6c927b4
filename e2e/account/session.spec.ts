import { expect, type Page, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'
import { hydrated } from '../support/hydration.ts'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  layoutLocators,
  openAt,
} from '../support/layout-locators.ts'
import { beginWithToken, expectEnded, logInByCall, type Member, registerMember } from '../support/members.ts'

// One member for all tests, logged in again when a test ends the log-in.
test.describe.configure({ mode: 'default' })

let member: Member
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  member = await registerMember(page.request)
  await page.close()
})

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('userToken'))
const account = (page: Page) => layoutLocators(page).header.getByRole('link', { name: 'Личный кабинет' })
const loginLink = (page: Page) => layoutLocators(page).header.getByRole('link', { name: 'Войти' })
const logoutButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Выйти' })

async function openSignedIn(page: Page, path: string, width = 1320): Promise<string> {
  const token = await logInByCall(page.request, member)
  await beginWithToken(page, token)
  await openAt(page, path, width)
  return token
}

test('Logs two tabs in and out together, with the requested account tab', async ({ page, context }) => {
  const other = await context.newPage()
  await openAt(other, '/account/profile/', 1320)
  await expect(other.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible()

  const third = await context.newPage()
  await openAt(third, '/blog/?auth=login', 1320)
  await expect(third.getByRole('dialog', { name: 'Вход' })).toBeVisible()

  await openAt(page, '/account/orders/', 1320)
  const form = page.locator('#account-login-login')
  await form.getByLabel('Ваш email').fill(member.email)
  await form.getByLabel('Пароль', { exact: true }).fill(member.password)
  await form.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await expect(page).toHaveURL('/account/orders/')
  await expect(other.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await expect(other).toHaveURL('/account/profile/')
  await expect(third.getByRole('dialog', { name: 'Вход' })).toBeHidden()
  await expect(account(third)).toBeVisible()
  await expect(third).toHaveURL('/blog/')
  const token = (await storedToken(page)) ?? ''

  await logoutButton(other).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()
  await expect(loginLink(third)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expectEnded(page, token)
})

test('Keeps two tabs that start at once logged in', async ({ page, context }) => {
  await openSignedIn(page, '/blog/')
  const other = await context.newPage()
  await Promise.all([page.reload(), other.goto('/account/profile/')])
  await Promise.all([hydrated(page), hydrated(other)])
  await expect(other.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await expect(account(page)).toBeVisible()
})

test('Shows «Выйти» in the drawer at 360 px, and stays on pages outside the account', async ({ page }) => {
  const token = await openSignedIn(page, '/help/', 360)
  const { bar, drawer } = layoutLocators(page)
  await bar.getByRole('button', { name: 'Меню' }).click()
  await drawer.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Вы вышли из кабинета' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/help/')
  await bar.getByRole('button', { name: 'Меню' }).click()
  await expect(drawer.getByRole('link', { name: 'Войти' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Выйти' })).toBeHidden()
  await expectEnded(page, token)
})

const accountMenu = (page: Page) =>
  layoutLocators(page).header.locator('details', { hasText: 'Меню кабинета' })

test('Shows a menu with name, tabs and «Выйти» from 1024 px on, stays on the page and focuses «Войти»', async ({
  page,
}) => {
  const token = await openSignedIn(page, '/help/', 1024)
  const menu = accountMenu(page)
  const logOut = menu.getByRole('button', { name: 'Выйти' })
  await expect(logOut).toBeHidden()
  await account(page).hover()
  await expect(logOut).toBeVisible()
  await expect(menu.getByText('Ольга')).toBeVisible()
  await expect(menu.getByText(member.email)).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText([
    'Профиль',
    'Заявки',
    'Избранное',
    'Компания',
    'Безопасность',
  ])
  await expectNoAxeViolations(page)
  await expectNoHorizontalScroll(page)
  await logOut.click()
  await expect(page.getByRole('status').filter({ hasText: 'Вы вышли из кабинета' })).toBeVisible()
  await expect(page).toHaveURL('/help/')
  await expect(loginLink(page)).toBeFocused()
  await expectEnded(page, token)
})

test('Works by keyboard in the account menu, returns the focus on Escape, and goes home from the account', async ({
  page,
}) => {
  await openSignedIn(page, '/account/profile/')
  await elementsDefined(page)
  const menu = accountMenu(page)
  await account(page).focus()
  await page.keyboard.press('Tab')
  await expect(menu.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const profile = menu.getByRole('link', { name: 'Профиль' })
  await expect(profile).toBeFocused()
  await expect(profile).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/orders/')
  await expect(profile).toBeHidden()
  await elementsDefined(page)
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(menu.getByRole('button', { name: 'Выйти' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()
})

test('Logs out on the server although the page is left at once', async ({ page }) => {
  const token = await openSignedIn(page, '/account/profile/')
  await expect(page.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await logoutButton(page).evaluate((button: HTMLElement) => {
    button.click()
    location.href = 'about:blank'
  })
  await expect(page).toHaveURL('about:blank')
  await expectEnded(page, token)
})

test('Logs out locally while offline, and on the server once the connection is back', async ({
  page,
  context,
}) => {
  const token = await openSignedIn(page, '/account/profile/')
  await expect(page.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await page.route('**/api/v1/user/auth/logout', (route) => route.abort('internetdisconnected'))
  await logoutButton(page).click()
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).toBeNull()
  await page.unroute('**/api/v1/user/auth/logout')
  await context.setOffline(true)
  await context.setOffline(false)
  await expectEnded(page, token)
})

test('Keeps the log-in through a lost connection and loads the user afterwards', async ({
  page,
  context,
}) => {
  const token = await openSignedIn(page, '/')
  await expect(account(page)).toBeVisible()
  // The token is known but the user cannot be loaded, as at an offline start.
  await context.setOffline(true)
  const other = await logInByCall(page.request, member)
  await page.evaluate((newValue) => {
    localStorage.setItem('userToken', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'userToken', newValue }))
  }, other)
  await expect(page.getByText('Нет подключения к интернету')).toBeVisible()
  expect(await storedToken(page)).toBe(other)
  await context.setOffline(false)
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await expect(page.getByText(`Ольга, ${member.email}`)).toBeVisible()
  expect(await storedToken(page)).not.toBe(token)
})

test('Keeps the log-in when a page is left before the user is loaded', async ({ page }) => {
  const token = await openSignedIn(page, '/help/')
  await page.route('**/api/v1/user', () => undefined)
  for (const next of ['/blog/', '/help/', '/blog/', '/help/', '/blog/', '/help/']) {
    const asked = page.waitForRequest('**/api/v1/user')
    await page.goto(next, { waitUntil: 'commit' })
    await asked
  }
  await page.unroute('**/api/v1/user')
  await page.goto('/blog/')
  await expect(account(page)).toBeVisible()
  expect(await storedToken(page)).toBe(token)
})

test('Keeps the log-in while the page is open although storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/?auth=login')
  const login = page.getByRole('dialog', { name: 'Вход' })
  await login.getByLabel('Ваш email').fill(member.email)
  await login.getByLabel('Пароль', { exact: true }).fill(member.password)
  await login.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/account/profile/')
  await expect(page.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Блог' }).click()
  await expect(page).toHaveURL('/blog/')
  await account(page).click()
  await expect(page.getByText(`Ольга, ${member.email}`)).toBeVisible()
  await logoutButton(page).click()
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()
})

test('Logs out when the token is unknown, and leaves the account for the home page', async ({ page }) => {
  await beginWithToken(page, 'no-such-token')
  await openAt(page, '/account/', 1320)
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})
