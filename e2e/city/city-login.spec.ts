import { expect, type Page, test } from '@playwright/test'
import { choose, cityUrl } from '../support/city.ts'
import { hydrated } from '../support/hydration.ts'
import { layoutLocators, PLAIN_PAGE } from '../support/layout-locators.ts'
import { findEmailsTo } from '../support/mailbox.ts'

test.use({ viewport: { width: 1320, height: 900 } })

const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const TRANSFER = '/api/v1/user/auth/session-transfer'

/** Registers through the API and returns the token. */
async function register({ request }: Page): Promise<string> {
  const email = `nina-${Date.now()}@example.ru`
  await request.post(cityUrl('', '/api/v1/user/auth/register'), { headers, data: { email } })
  const [mail] = await findEmailsTo(email, 1)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  const password = 'лоскутное одеяло'
  const data = { email, code, name: 'Нина', policy: '1', password, passwordConfirmation: password }
  const answer = await request.post(cityUrl('', '/api/v1/user/auth/store-password'), { headers, data })
  return (await answer.json()).result.token
}

const account = (page: Page) => layoutLocators(page).header.getByRole('link', { name: 'Личный кабинет' })
const login = (page: Page) => layoutLocators(page).header.getByRole('link', { name: 'Войти' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Requests from the page, because only the browser resolves city hosts. */
const call = (page: Page, path: string, body: object, token = '') =>
  page.evaluate(
    async ([url, json, bearer]) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      }
      const answer = await fetch(url, { method: 'POST', headers, body: json })
      const { result } = (await answer.json()) as { result?: { transferCode: string } }
      return { status: answer.status, result }
    },
    [path, JSON.stringify(body), token] as const,
  )

/** Chooses a city and returns the transfer code that arrives there. */
async function leaveFor(page: Page, city: string): Promise<string> {
  const arrival = page.waitForRequest((request) => request.url().endsWith(TRANSFER))
  await choose(page, city)
  return /name="transferCode"\s+([\w-]{43})/.exec((await arrival).postData() ?? '')?.[1] ?? ''
}

test('Transfers the log-in, the cookie choice and recent items to another city by a code that works once', async ({
  page,
  browser,
}) => {
  const token = await register(page)
  await page.goto(cityUrl(''))
  await page.evaluate((userToken) => {
    localStorage.setItem('userToken', userToken)
    localStorage.setItem('cookieConsent', 'necessary')
    localStorage.setItem('seenStories', '[1,2]')
  }, token)
  await page.reload()
  await hydrated(page)
  await leaveFor(page, 'Санкт-Петербург')
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(cityUrl('spb'))

  // A change between cities passes the base, which keeps its log-in.
  const code = await leaveFor(page, 'Тула')
  await expect(page).toHaveURL(cityUrl('tula'))
  await expect(account(page)).toBeVisible()
  await expect(layoutLocators(page).cookies).toBeHidden()
  expect(await stored(page, 'cookieConsent')).toBe('necessary')
  expect(await stored(page, 'seenStories')).toBe('[1,2]')
  expect(await stored(page, 'userToken')).not.toBe(token)
  expect(await page.evaluate(() => sessionStorage.getItem('sessionTransfer'))).toBeNull()
  expect((await call(page, TRANSFER, { transferCode: code })).status).toBe(422)

  // A valid code in another person's link is not even tried.
  await hydrated(page)
  const { result } = await call(page, '/api/v1/user/session-transfer', { cityId: 2 }, token)
  const bait = `${PLAIN_PAGE}#city=2&transfer=${result?.transferCode}&carried=%7B%22visitorId%22%3A%22bait-bait%22%7D`
  const other = await (await browser.newContext()).newPage()
  const tried: string[] = []
  other.on('request', (request) => request.url().endsWith(TRANSFER) && tried.push(request.url()))
  await other.route('https://bait.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'referrer-policy': 'unsafe-url' },
      body: `<a href="${cityUrl('spb', bait)}">Скидки</a>`,
    }),
  )
  await other.goto('https://bait.example/')
  await other.getByRole('link').click()
  await expect(other).toHaveURL(cityUrl('spb'))
  await hydrated(other)
  await expect(login(other)).toBeVisible()
  expect([tried, await stored(other, 'userToken'), await stored(other, 'visitorId')]).toEqual([
    [],
    null,
    null,
  ])
  await other.context().close()
})

test('Takes the session along if the city is chosen while its element is loading', async ({ page }) => {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/city-l-*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(cityUrl(''))
  await page.evaluate((token) => localStorage.setItem('userToken', token), await register(page))
  await page.reload()
  await page.waitForFunction(() => customElements.get('account-links'))
  await choose(page, 'Тула')
  release()
  await expect(page).toHaveURL(cityUrl('tula'))
  await expect(account(page)).toBeVisible()
})

test('Opens the city anonymously if no code is available', async ({ page }) => {
  await page.route('**/api/v1/user/session-transfer', (route) => route.abort())
  const token = await register(page)
  await page.goto(cityUrl('', '/blog/'))
  await page.evaluate((userToken) => localStorage.setItem('userToken', userToken), token)
  await page.reload()
  await hydrated(page)
  await choose(page, 'Саратов')
  await expect(page).toHaveURL(cityUrl('saratov', '/blog/'))
  await hydrated(page)
  await expect(login(page)).toBeVisible()
})
